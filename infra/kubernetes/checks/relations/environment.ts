import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import { ofKind, type Rendering } from '../../rendering/objects.js';
import type { Pods } from '../../rendering/pods.js';

/** Values of Secrets by name and key. */
export type SecretValues = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The environment of a container, where files of Secrets are read. */
export function environmentOf(
  rendering: Rendering,
  { spec }: Pods,
  { env = [], envFrom = [], volumeMounts = [] }: IIoK8sApiCoreV1Container,
  secrets: SecretValues,
): Record<string, string> {
  const maps = ofKind(rendering, 'ConfigMap');
  const given = envFrom.map(
    ({ configMapRef }) => maps.find(({ metadata }) => metadata.name === configMapRef?.name)?.data,
  );
  const files = volumeMounts.flatMap(({ name, mountPath }) => {
    const secret = spec.volumes?.find((volume) => volume.name === name)?.secret;
    const values = secrets.get(secret?.secretName ?? '') ?? {};
    return (secret?.items ?? []).map(({ key, path }): [string, string] => [`${mountPath}/${path}`, values[key] ?? '']);
  });
  const contents = new Map(files);
  const variables = env.map(({ name, value = '' }): [string, string] =>
    name.endsWith('_FILE') && contents.has(value)
      ? [name.replace(/_FILE$/, ''), contents.get(value) ?? '']
      : [name, value],
  );
  return { ...Object.assign({}, ...given), ...Object.fromEntries(variables) };
}
