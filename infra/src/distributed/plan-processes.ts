import { fileURLToPath } from 'node:url';
import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { GATEWAY } from '@playbook/contracts/core/procedure';
import { gatewayProcessSchema } from '@playbook/gateway/gateway-process.settings';
import type { Environment } from '@playbook/service-kit/config/settings';
import { kindOf, type ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import { serviceProcessSchema } from '@playbook/service-kit/service/process/service-process.settings';
import type { DevelopmentClient } from '../composition/development-sign-in.js';
import { environmentFor } from '../composition/environment-for.js';
import { SERVICES, settingsOf, WORKERS } from '../composition/services.js';
import type { ProcessPlan } from '../supervision/supervised-process.js';

const entryOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** For the gateway, whose longest call takes 30 s; the services, which stop after it, have nothing more to do then. */
const STOP_TIMEOUT_MS = 35_000;
const SUPERVISION = { output: 'marked', stopTimeoutMs: STOP_TIMEOUT_MS } as const;

export interface PlanInput {
  /** Of which every process gets what it reads. */
  readonly environment: Environment;
  /** Seeds of the keys by which NATS knows each kind of process, by its name. */
  readonly natsSeeds: ReadonlyMap<string, string>;
  /** By which every process judges tokens. */
  readonly publicKeys: Jwks;
  /** Of the provider that the gateway then holds; null where Google is configured. */
  readonly developmentClient: DevelopmentClient | null;
  /** Address for each service's runtime role, by service name. */
  readonly databaseUrls: ReadonlyMap<string, string>;
  /** Where the gateway listens. */
  readonly host: string;
  readonly port: number;
  readonly metricsPort: number;
  readonly replicas: number;
}

/** The processes of the distributed topology, in tiers: replicas of each service and its workers, then the gateway. */
export function planProcesses(input: PlanInput): ProcessPlan[][] {
  const { databaseUrls, natsSeeds, host, port, metricsPort, replicas, developmentClient } = input;
  const environment = {
    ...input.environment,
    ...developmentClient,
    AUTH_JWT_PUBLIC_KEYS: JSON.stringify(input.publicKeys.keys),
  };
  const replicasOf = (definition: ServiceDefinition, entry: string): ProcessPlan[] =>
    Array.from({ length: replicas }, (_, index) => ({
      ...SUPERVISION,
      label: `${kindOf(definition)}-${index + 1}`,
      entry: entryOf(`dist/services/${definition.name}/${entry}`),
      // Any free port: replicas on one machine would fight for a fixed one. Each logs the port that it has.
      environment: {
        ...environmentFor([serviceProcessSchema, ...settingsOf(definition)], environment),
        NATS_NKEY_SEED: natsSeeds.get(definition.name),
        DATABASE_URL: databaseUrls.get(definition.name),
        METRICS_PORT: '0',
      },
    }));
  const services = [
    ...SERVICES.flatMap((service) => replicasOf(service, 'main.js')),
    ...WORKERS.flatMap((worker) => replicasOf(worker, 'worker.main.js')),
  ];
  const gateway = {
    ...SUPERVISION,
    label: GATEWAY,
    entry: entryOf('dist/infra/distributed/gateway.main.js'),
    environment: {
      ...environmentFor([gatewayProcessSchema], environment),
      ...developmentClient,
      HOST: host,
      NATS_NKEY_SEED: natsSeeds.get(GATEWAY),
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PLAYBOOK_WEB_DIRECTORY: entryOf('web/dist'),
    },
  };
  return [services, [gateway]];
}
