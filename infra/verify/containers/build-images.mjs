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

/** Builds every image of infra/Dockerfile as docs/containers.md says. */
export async function buildImages({ environment }) {
  for (const service of COMPOSE_BUILDS) {
    const startedAtMs = performance.now();
    await runOrThrow(['docker-compose', 'build', service], environment);
    console.log(`built ${service} in ${((performance.now() - startedAtMs) / 1_000).toFixed(0)} s`);
  }
  await runOrThrow(
    ['docker', 'build', '--network', 'host', '--file', 'infra/Dockerfile', ...GATEWAY, '.'],
    environment,
  );
}
