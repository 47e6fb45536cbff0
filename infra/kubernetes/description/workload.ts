import { GATEWAY } from '@playbook/contracts/core/procedure';
import { gatewayProcessSchema } from '@playbook/gateway/gateway-process.settings';
import { kindOf, type ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import { serviceProcessSchema } from '@playbook/service-kit/service/process/service-process.settings';
import type { z } from 'zod';
import { SERVICES, settingsOf, WORKERS } from '../../src/composition/services.js';

/** One kind of process in a cluster. */
export interface Workload {
  /** Of its Deployment, its image, its service account and all that belongs to them. */
  readonly name: string;
  /** The service whose credentials it has: a worker has those of its service. */
  readonly party: string;
  /** What it reads of the environment. */
  readonly schemas: readonly z.ZodObject[];
}

const workloadOf = (definition: ServiceDefinition): Workload => ({
  name: kindOf(definition),
  party: definition.name,
  schemas: [serviceProcessSchema, ...settingsOf(definition)],
});

/** Every kind of process of the composition; a new service is one of them by itself. */
export const WORKLOADS: readonly Workload[] = [
  ...[...SERVICES, ...WORKERS].map(workloadOf),
  { name: GATEWAY, party: GATEWAY, schemas: [gatewayProcessSchema] },
];

/** Whether a process reads a setting. */
export const reads = ({ schemas }: Pick<Workload, 'schemas'>, setting: string): boolean =>
  schemas.some(({ shape }) => setting in shape);

/** Servers that processes talk to, and a setting that only their clients read. */
const SERVERS = {
  postgres: ['DATABASE_URL'],
  nats: ['NATS_URL'],
  redis: ['REDIS_URL'],
  objects: ['PLAYBOOK_S3_ACCESS_KEY'],
  telemetry: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  /** Whatever is beyond the cluster: language models, speech servers, identity providers, mail servers. */
  outside: ['PLAYBOOK_MODEL_PROVIDER', 'PLAYBOOK_SPEECH_URL', 'AUTH_GOOGLE_CLIENT_ID', 'AUTH_SMTP_URL'],
} as const;
export type ServerKind = keyof typeof SERVERS;
export const SERVER_KINDS = Object.keys(SERVERS) as ServerKind[];

/** Servers that a process talks to. */
export const serversOf = (workload: Pick<Workload, 'schemas'>): readonly ServerKind[] =>
  SERVER_KINDS.filter((kind) => SERVERS[kind].some((setting) => reads(workload, setting)));
