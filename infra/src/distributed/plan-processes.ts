import { fileURLToPath } from 'node:url';
import { SERVICES } from '../composition/services.js';
import type { ProcessPlan } from './supervised-process.js';

const entryOf = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

export interface PlanInput {
  /** What every process gets. */
  readonly environment: NodeJS.ProcessEnv;
  /** Address for each service's own role, by service name. */
  readonly databaseUrls: ReadonlyMap<string, string>;
  readonly port: number;
  readonly metricsPort: number;
  readonly replicas: number;
}

/** The processes of the distributed topology, in tiers: replicas of each service, then the gateway. */
export function planProcesses({ environment, databaseUrls, port, metricsPort, replicas }: PlanInput): ProcessPlan[][] {
  const services = SERVICES.flatMap(({ name }) =>
    Array.from({ length: replicas }, (_, index) => ({
      label: `${name}-${index + 1}`,
      entry: entryOf(`services/${name}/dist/main.js`),
      // Any free port: replicas on one machine would fight for a fixed one. Each logs the port that it has.
      environment: { ...environment, DATABASE_URL: databaseUrls.get(name), METRICS_PORT: '0' },
    })),
  );
  const gateway = {
    label: 'gateway',
    entry: entryOf('infra/dist/distributed/gateway.main.js'),
    environment: {
      ...environment,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      PLAYBOOK_WEB_DIRECTORY: entryOf('web/dist'),
    },
  };
  return [services, [gateway]];
}
