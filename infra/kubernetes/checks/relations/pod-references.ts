import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import type { IIoK8sApiCoreV1Volume } from 'kubernetes-models/v1/Volume';
import { SECRETS, SERVER_SECRETS } from '../../description/secret-keys.js';
import { has, ofKind, type Rendering } from '../../rendering/objects.js';
import type { Pods } from '../../rendering/pods.js';

const keysOf = (secret: string): readonly string[] => SECRETS.get(secret) ?? SERVER_SECRETS.get(secret) ?? [];

function* secretReferences({
  secretName = '',
  items = [],
}: NonNullable<IIoK8sApiCoreV1Volume['secret']>): Generator<string> {
  const keys = keysOf(secretName);
  if (keys.length === 0) yield `there is no Secret ${secretName}`;
  for (const { key } of items) if (!keys.includes(key)) yield `the Secret ${secretName} has no key ${key}`;
}

/** What a volume names and is not there. */
export function* volumeReferences(
  rendering: Rendering,
  { name, secret, persistentVolumeClaim: claim, configMap }: IIoK8sApiCoreV1Volume,
): Generator<string> {
  if (secret) yield* secretReferences(secret);
  if (claim && !has(rendering, 'PersistentVolumeClaim', claim.claimName)) yield `there is no claim for ${name}`;
  if (configMap && !has(rendering, 'ConfigMap', configMap.name)) yield `there is no ConfigMap for ${name}`;
}

/** Names of the volumes that containers of pods can mount. */
function volumesOf(rendering: Rendering, { spec, owner }: Pods): readonly (string | undefined)[] {
  const sets = ofKind(rendering, 'StatefulSet').filter(({ metadata }) => metadata.name === owner.metadata.name);
  const claimed = sets.flatMap((set) => (set.spec?.volumeClaimTemplates ?? []).map(({ metadata }) => metadata?.name));
  return [...(spec.volumes ?? []).map(({ name }) => name), ...claimed];
}

/** Whether a path is that of a file of a Secret that the container has. */
function isMounted(path: string, { volumeMounts = [] }: IIoK8sApiCoreV1Container, { spec }: Pods): boolean {
  return volumeMounts.some(({ name, mountPath }) => {
    const items = spec.volumes?.find((volume) => volume.name === name)?.secret?.items ?? [];
    return items.some((item) => path === `${mountPath}/${item.path}`);
  });
}

function* environmentReferences(rendering: Rendering, container: IIoK8sApiCoreV1Container): Generator<string> {
  for (const { configMapRef: map, secretRef } of container.envFrom ?? []) {
    const isNeeded = map !== undefined && map.optional !== true;
    if (isNeeded && !has(rendering, 'ConfigMap', map.name)) yield `there is no ConfigMap ${map.name}`;
    if (secretRef) yield `it gets all of the Secret ${secretRef.name} as variables`;
  }
}

function* probeReferences({ ports = [], ...container }: IIoK8sApiCoreV1Container): Generator<string> {
  for (const probe of [container.startupProbe, container.livenessProbe, container.readinessProbe]) {
    const port = probe?.httpGet?.port ?? probe?.tcpSocket?.port;
    if (typeof port === 'string' && ports.every(({ name }) => name !== port))
      yield `it is probed at ${port}, which is no port`;
  }
}

/** What a container names and is not there. */
export function* containerReferences(
  rendering: Rendering,
  pods: Pods,
  container: IIoK8sApiCoreV1Container,
): Generator<string> {
  const volumes = volumesOf(rendering, pods);
  for (const { name } of container.volumeMounts ?? []) {
    if (!volumes.includes(name)) yield `${container.name} mounts ${name}, which is no volume`;
  }
  for (const { name, value = '' } of container.env ?? []) {
    if (name.endsWith('_FILE') && !isMounted(value, container, pods)) yield `${name} names a file that is not there`;
  }
  yield* environmentReferences(rendering, container);
  yield* probeReferences(container);
}
