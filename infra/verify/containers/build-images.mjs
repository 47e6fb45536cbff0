import { runOrThrow } from './engine/run-or-throw.mjs';

/** One service of docker-compose.yml for each image that it builds. */
const COMPOSE_BUILDS = [
  'secrets',
  'auth-1',
  'analysis-1',
  'applications-1',
  'insights-1',
  'interviews-1',
  'sharing-1',
  'demos-1',
  'demos-worker-1',
  'decks-1',
  'decks-worker-1',
  'gateway',
];
/** The image that clusters run, and Compose does not. */
const GATEWAY = ['--target', 'gateway', '--build-arg', 'WORKSPACE=gateway', '--tag', 'playbook/gateway:local'];
const GATEWAY_BUILD = ['docker', 'build', '--network', 'host', '--file', 'infra/Dockerfile', ...GATEWAY, '.'];
/** A build waits for packages half of its time: more at once than there are processors. */
const BUILDS_AT_ONCE = 4;

async function build([name, command], environment) {
  const startedAtMs = performance.now();
  await runOrThrow(command, environment);
  console.log(`built ${name} in ${((performance.now() - startedAtMs) / 1_000).toFixed(0)} s`);
}

/**
 * Builds every image of infra/Dockerfile as docs/containers.md says. The first one makes the stage that all others begin with; these
 * are then built side by side.
 * @throws Error with what a build printed
 */
export async function buildImages({ environment }) {
  const [first, ...others] = COMPOSE_BUILDS.map((service) => [service, ['docker-compose', 'build', service]]);
  await build(first, environment);
  const waiting = [...others, ['the gateway of clusters', GATEWAY_BUILD]];
  const buildWaiting = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await build(next, environment);
  };
  await Promise.all(Array.from({ length: BUILDS_AT_ONCE }, buildWaiting));
}
