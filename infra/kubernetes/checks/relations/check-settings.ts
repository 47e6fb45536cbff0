import { readSettings } from '@playbook/service-kit/config/settings';
import { StartError } from '@playbook/service-kit/config/start-error';
import type { IIoK8sApiCoreV1Container } from 'kubernetes-models/v1/Container';
import { isOfSurroundings } from '../../../src/composition/environment-for.js';
import { migrateSettingsSchema } from '../../../src/migrate/migrate.settings.js';
import { isSecret } from '../../description/secret-keys.js';
import { reads, type Workload, WORKLOADS } from '../../description/workload.js';
import { HTTP_PORT, METRICS_PORT } from '../../manifests/deployment.js';
import { MIGRATION_JOB } from '../../manifests/migration-job.js';
import { ofKind, type Rendering, titleOf } from '../../rendering/objects.js';
import { podsIn } from '../../rendering/pods.js';
import type { Check, Complaint } from '../finding.js';
import { environmentOf, type SecretValues } from './environment.js';

const MIGRATION: Workload = { name: MIGRATION_JOB, party: MIGRATION_JOB, schemas: [migrateSettingsSchema] };

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

/** Ports at which a process listens, by the name of the setting that says so. */
const PORTS = [
  { name: 'metrics', setting: 'METRICS_PORT', usual: METRICS_PORT },
  { name: 'http', setting: 'PORT', usual: HTTP_PORT },
];

function* portFaults({ ports = [] }: IIoK8sApiCoreV1Container, environment: Record<string, string>): Generator<string> {
  for (const { name, setting, usual } of PORTS) {
    const listens = Number(environment[setting] ?? usual);
    const port = ports.find((known) => known.name === name);
    if (port && port.containerPort !== listens) yield `it listens for ${name} at ${listens}`;
  }
}

/** Beginnings of addresses where founders' data is: nothing of it crosses a network in the open. */
const SEALED: Readonly<Record<string, string>> = {
  NATS_URL: 'tls://',
  PLAYBOOK_PUBLIC_URL: 'https://',
  PLAYBOOK_S3_ENDPOINT: 'https://',
  PLAYBOOK_S3_PUBLIC_ENDPOINT: 'https://',
};

function* mapFaults(rendering: Rendering): Generator<Complaint> {
  for (const map of ofKind(rendering, 'ConfigMap')) {
    const object = titleOf(map);
    for (const [name, value] of Object.entries(map.data ?? {})) {
      if (isSecret(name)) yield { object, message: `${name} is secret` };
      if (!rendering.isProduction) continue;
      if (!value.startsWith(SEALED[name] ?? '')) yield { object, message: `${name} is an address without TLS` };
      if (name === 'NODE_ENV' && value !== 'production') yield { object, message: 'it is for development' };
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
        const faults = [...faultsIn(workload, environment), ...portFaults(container, environment)];
        for (const message of faults) yield { object: pods.title, message };
        for (const { name } of (container.env ?? []).filter((variable) => isSecret(variable.name))) {
          yield { object: pods.title, message: `${name} stands in a variable` };
        }
      }
    }
    yield* mapFaults(rendering);
  };
}
