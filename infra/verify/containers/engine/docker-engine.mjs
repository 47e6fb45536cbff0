import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../run-command.mjs';

const GUARD = join(import.meta.dirname, 'engine-guard.mjs');
const PACKAGE = 'docker.io';

/** Debian's client: another one that comes first in PATH may have no BuildKit. */
function clientOfPackage() {
  const files = execFileSync('dpkg', ['-L', PACKAGE], { encoding: 'utf8' }).split('\n');
  const client = files.find((file) => file.endsWith('/bin/docker'));
  if (client === undefined) throw new Error(`The package ${PACKAGE} brings no client`);
  return client;
}

/** A Docker engine of its own, with what it keeps in a folder of its own. It ends with this process. */
export class DockerEngine {
  #guard;
  #answers;
  #mode = 'build';

  constructor(folder, namespace, guard) {
    this.folder = folder;
    this.namespace = namespace;
    this.#guard = guard;
    this.#answers = createInterface({ input: guard.stdout })[Symbol.asyncIterator]();
  }

  /**
   * @param {string | undefined} kept where images stay for the next time; a temporary folder without
   * @returns {DockerEngine} which does not run yet
   */
  static open(kept) {
    const folder = kept === undefined ? mkdtempSync(join(tmpdir(), 'playbook-engine-')) : resolve(kept);
    const programs = join(folder, 'bin');
    mkdirSync(programs, { recursive: true });
    rmSync(join(programs, 'docker'), { force: true });
    symlinkSync(clientOfPackage(), join(programs, 'docker'));
    const namespace = `playbook-${process.pid}`;
    const words = [GUARD, folder, namespace, kept === undefined ? 'remove' : 'keep'];
    const guard = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
    return new DockerEngine(folder, namespace, guard);
  }

  /** Makes the engine ready to build images, with the network of this machine. */
  build() {
    return this.#change('build');
  }

  /** Makes the engine ready to run containers, in a network namespace of its own. */
  run() {
    return this.#change('run');
  }

  /** What comes before a command that is to reach published ports. */
  get prefix() {
    return this.#mode === 'run' ? ['nsenter', `--net=/run/netns/${this.namespace}`] : [];
  }

  get environment() {
    return {
      PATH: [join(this.folder, 'bin'), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      DOCKER_HOST: `unix://${join(this.folder, 'docker.sock')}`,
      DOCKER_BUILDKIT: '1',
      COMPOSE_DOCKER_CLI_BUILD: '1',
    };
  }

  /** Where a named volume is on this machine. */
  volumeFolder(name) {
    return join(this.folder, 'data/volumes', name, '_data');
  }

  /** Ends every container and the engine; a temporary folder is gone then. */
  async close() {
    const ended = this.#guard.exitCode === null ? once(this.#guard, 'exit') : Promise.resolve();
    this.#guard.stdin.end();
    await ended;
  }

  async #change(mode) {
    this.#guard.stdin.write(`${mode}\n`);
    const { value } = await this.#answers.next();
    if (value !== 'ready') throw new Error(`The engine did not start${this.#logs()}`);
    this.#mode = mode;
  }

  #logs() {
    return existsSync(this.folder) ? `; its log is in ${this.folder}` : '';
  }
}
