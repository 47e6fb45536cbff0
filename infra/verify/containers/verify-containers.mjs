import { runJestProject } from '../jest-stage.mjs';
import { buildImages } from './build-images.mjs';
import { ComposeProject } from './compose/compose-project.mjs';
import { DockerEngine } from './engine/docker-engine.mjs';
import { baseImage, makeBase, makeServers } from './stand-ins/make-stand-ins.mjs';

/** Where an engine's images stay for the next time, as a setting of whoever works on this; gone without. */
const KEPT_FOLDER = 'PLAYBOOK_ENGINE_DIR';
/** What was crashed, cut off and restored must serve every request as well as before. */
const PROJECTS = ['e2e-containers', 'e2e-containers-api'];

/** What Kubernetes would run of the same images. */
const PODS = 'e2e-pods';

async function timed(what, run) {
  const startedAtMs = performance.now();
  const result = await run();
  console.log(`${what}: ${((performance.now() - startedAtMs) / 1_000).toFixed(0)} s`);
  return result;
}

/** The tests of a project in the network that the engine publishes its ports in, one file after the other. */
const testsOf = (engine, env) => (project) =>
  runJestProject(project, { prefix: engine.prefix, env: { ...env, E2E_BASE_IMAGE: baseImage() }, workers: 1 });

async function check(engine) {
  await timed('engine', () => engine.build());
  await timed('base of the images', () => makeBase(engine));
  await timed('images', () => Promise.all([makeServers(engine), buildImages(engine)]));
  await timed('engine in a network of its own', () => engine.run());
  const product = new ComposeProject(engine);
  await timed('everything healthy', () => product.up());
  console.log(await product.memory());
  const results = [];
  for (const project of PROJECTS) {
    const env = await product.settingsOfTests();
    results.push(await timed(project, () => testsOf(engine, env)(project)));
  }
  await timed('everything ended', () => product.down());
  results.push(await timed(PODS, () => testsOf(engine, product.environment)(PODS)));
  return results;
}

/**
 * Builds every image, starts docker-compose.yml with them on a Docker engine of its own, and runs the tests of containers against it.
 * Needs root, for the engine.
 * @returns {Promise<{ passed: number, failed: number, note: string }>}
 */
export async function verifyContainers() {
  if (process.getuid?.() !== 0) return { passed: 0, failed: 1, note: 'a Docker engine of its own needs root' };
  const engine = DockerEngine.open(process.env[KEPT_FOLDER]);
  try {
    const results = await check(engine);
    const sum = (key) => results.reduce((total, result) => total + result[key], 0);
    return { passed: sum('passed'), failed: sum('failed'), note: results.map(({ note }) => note).find(Boolean) ?? '' };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1, note: 'not run to the end' };
  } finally {
    await engine.close();
  }
}
