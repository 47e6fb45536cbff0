import { isOfSurroundings } from '../../../src/composition/environment-for.js';
import { migrateSettingsSchema } from '../../../src/migrate/migrate.settings.js';
import { readSettings } from '@playbook/service-kit/config/settings';
import { StartError } from '@playbook/service-kit/config/start-error';
import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import { isSecret } from '../../description/secret-keys.js';
import { reads, type Workload, WORKLOADS } from '../../description/workload.js';
import { MIGRATION_JOB } from '../../manifests/migration-job.js';
import { ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { type Pods, podsIn } from '../../rendering/pods.js';
import type { Check } from '../finding.js';

/** Values of Secrets by name and key. */
export type SecretValues = ReadonlyMap<string, Readonly<Record<string, string>>>;

const MIGRATION: Workload = { name: MIGRATION_JOB, party: MIGRATION_JOB, schemas: [migrateSettingsSchema] };

/** The environment of a container, where files of Secrets are read. */
function environmentOf(
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

/** What a process would say of an environment when it starts, and what it gets for nothing. */
function* faultsOf(workload: Workload, environment: Record<string, string>): Generator<string> {
  for (const name of Object.keys(environment)) {
    if (!reads(workload, name) && !isOfSurroundings(name)) yield `it gets ${name}, which it does not read`;
  }
  for (const schema of workload.schemas) {
    try {
      readSettings(schema, environment);
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      yield error.message;
    }
  }
}

/**
 * Every variable that a process gets is a setting that it reads, and with all of them it starts; what is secret stands in no map and in no
 * variable.
 * @param secrets An installation's, made for the check.
 */
export function checkSettings(secrets: SecretValues): Check {
  // Renderings give most processes the same environment, and reading keys takes time.
  const known = new Map<string, readonly string[]>();
  const faultsIn = (workload: Workload, environment: Record<string, string>): readonly string[] => {
    const id = JSON.stringify([workload.name, environment]);
    const faults = known.get(id) ?? [...faultsOf(workload, environment)];
    known.set(id, faults);
    return faults;
  };
  return function* (rendering) {
    for (const pods of podsIn(rendering)) {
      const workload = [...WORKLOADS, MIGRATION].find(({ name }) => name === pods.owner.metadata.name);
      if (!workload) continue;
      for (const container of pods.spec.containers) {
        const environment = environmentOf(rendering, pods, container, secrets);
        for (const message of faultsIn(workload, environment)) yield { object: pods.title, message };
        for (const { name } of (container.env ?? []).filter((variable) => isSecret(variable.name))) {
          yield { object: pods.title, message: `${name} stands in a variable` };
        }
      }
    }
    for (const map of ofKind(rendering, 'ConfigMap')) {
      for (const name of Object.keys(map.data ?? {}).filter(isSecret)) {
        yield { object: titleOf(map), message: `${name} is secret` };
      }
    }
  };
}
