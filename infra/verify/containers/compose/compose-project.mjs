import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runOrThrow } from '../engine/run-or-throw.mjs';
import { STAND_IN_SETTINGS } from '../stand-ins/make-stand-ins.mjs';

const NAME = 'playbook-check';
const PORT = '3000';
const HEALTH_TIMEOUT_MS = 300_000;
const POLL_MS = 1_000;
const LOG_LINES = '15';

const linesOf = (output) => output.split('\n').filter((line) => line !== '');

/** The product of docker-compose.yml on an engine of its own. */
export class ComposeProject {
  #engine;

  constructor(engine) {
    this.#engine = engine;
  }

  /** What commands and tests need to reach this project. */
  get environment() {
    return {
      ...this.#engine.environment,
      ...STAND_IN_SETTINGS,
      COMPOSE_PROJECT_NAME: NAME,
      PORT,
      // Tests are many callers behind one proxy.
      PLAYBOOK_TRUSTED_PROXY_HOPS: '1',
    };
  }

  /** Starts everything and waits until it is healthy. @throws Error with what each container that is not says */
  async up() {
    await this.#compose('config', '--quiet');
    await this.#compose('up', '--detach', '--no-build');
    const deadline = Date.now() + HEALTH_TIMEOUT_MS;
    let waiting = await this.#notHealthy();
    while (waiting.length > 0 && Date.now() < deadline) {
      await setTimeout(POLL_MS);
      waiting = await this.#notHealthy();
    }
    if (waiting.length > 0) throw new Error(`Not healthy: ${waiting.join(', ')}\n${await this.#logs()}`);
  }

  /** What each container takes of memory, as the engine says it. */
  async memory() {
    return this.#docker('stats', '--no-stream', '--format', '{{.MemUsage}} {{.Name}}');
  }

  /** Ends every container and removes its volumes. */
  async down() {
    await this.#compose('rm', '--stop', '--force');
    await this.#freeNetworks();
    await this.#compose('down', '--volumes');
  }

  /** What the end-to-end tests are told of a product that they did not start. */
  async settingsOfTests() {
    const folder = join(this.#engine.folder, 'tests');
    mkdirSync(folder, { recursive: true });
    const outbox = join(folder, 'outbox');
    rmSync(outbox, { force: true });
    symlinkSync(this.#volume('outbox'), outbox);
    return {
      ...this.environment,
      E2E_URL_CONTAINERS: `http://localhost:${PORT}`,
      E2E_DATA_CONTAINERS: folder,
      E2E_JWT_KEYS: readFileSync(join(this.#volume('installation'), 'secrets/jwt-keys'), 'utf8'),
    };
  }

  #volume(name) {
    return this.#engine.volumeFolder(`${NAME}_${name}`);
  }

  /** A container that crashed while it was cut off leaves its place in a network behind, and a network with one is not removed. */
  async #freeNetworks() {
    const label = `label=com.docker.compose.project=${NAME}`;
    const networks = linesOf(await this.#docker('network', 'ls', '--filter', label, '--format', '{{.Name}}'));
    for (const network of networks) {
      const format = '{{range .Containers}}{{println .Name}}{{end}}';
      const left = linesOf(await this.#docker('network', 'inspect', '--format', format, network));
      for (const endpoint of left) await this.#docker('network', 'disconnect', '--force', network, endpoint);
    }
  }

  /** Containers that run and are not healthy yet, and those that ended otherwise than well. */
  async #notHealthy() {
    const format = '{{.Names}} {{.State}} {{.Status}}';
    const output = await this.#docker(
      'ps',
      '--all',
      '--filter',
      `label=com.docker.compose.project=${NAME}`,
      '--format',
      format,
    );
    return output
      .split('\n')
      .filter((line) => line !== '' && !/\(healthy\)|Exited \(0\)| running Up [^(]{1,80}$/.test(line));
  }

  #logs() {
    return this.#compose('logs', '--no-color', '--tail', LOG_LINES);
  }

  #compose(...words) {
    return runOrThrow(['docker-compose', ...words], this.environment);
  }

  #docker(...words) {
    return runOrThrow(['docker', ...words], this.environment);
  }
}
