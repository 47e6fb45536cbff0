/**
 * Runs a Docker engine of its own in a folder for as long as its standard input stays open, so that nothing of it outlives the program
 * that started it, however that ends. Lines of input are `build` and `run`; each is answered with `ready` once that engine responds.
 * Usage: engine-guard.mjs FOLDER NAMESPACE keep|remove
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 90_000;
const POLL_MS = 200;

const [folder, namespace, whatIsLeft] = process.argv.slice(2);
const socket = join(folder, 'docker.sock');
const run = promisify(execFile);
/** Where the engine publishes ports and makes networks: nobody else's firewall, routes and ports are touched. */
const inNamespace = ['nsenter', `--net=/run/netns/${namespace}`];
const daemonWords = [
  'dockerd',
  `--data-root=${join(folder, 'data')}`,
  `--exec-root=${join(folder, 'exec')}`,
  `--pidfile=${join(folder, 'pid')}`,
  `--host=unix://${socket}`,
];
const COMMANDS = {
  // Packages are fetched while an image is built: the engine has the machine's network, and makes none.
  build: () => [...daemonWords, '--bridge=none', '--iptables=false', '--ip-forward=false'],
  run: () => [...inNamespace, ...daemonWords],
};

let daemon = null;
let hasNamespace = false;

async function makeNamespace() {
  await run('ip', ['netns', 'add', namespace]);
  hasNamespace = true;
  await run('ip', ['-n', namespace, 'link', 'set', 'lo', 'up']);
}

function isListening() {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => resolve(connection.destroy() && true));
    connection.once('error', () => resolve(false));
  });
}

async function stopDaemon() {
  if (daemon === null) return;
  const stopped = daemon;
  daemon = null;
  if (stopped.exitCode !== null || stopped.signalCode !== null) return;
  const ended = once(stopped, 'exit');
  stopped.kill('SIGTERM');
  // The time limit is of this engine alone: another one may have been started by then.
  const impatience = setTimeout(() => stopped.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(impatience);
}

async function startDaemon(mode) {
  await stopDaemon();
  if (mode === 'run' && !hasNamespace) await makeNamespace();
  const [command, ...words] = COMMANDS[mode]();
  const log = openSync(join(folder, `dockerd-${mode}.log`), 'a');
  // A group of its own: Ctrl-C at a terminal is for the program that started this, which then closes the input.
  daemon = spawn(command, words, { stdio: ['ignore', log, log], detached: true });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening())) {
    if (daemon.exitCode !== null || Date.now() > deadline) throw new Error(`dockerd did not start: ${folder}`);
    await pause(POLL_MS);
  }
  process.stdout.write('ready\n');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.stdin.destroy());
process.stdout.on('error', () => process.stdin.destroy());
try {
  for await (const line of createInterface({ input: process.stdin })) await startDaemon(line);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await stopDaemon();
  if (hasNamespace) await run('ip', ['netns', 'delete', namespace]);
  if (whatIsLeft === 'remove') await rm(folder, { recursive: true, force: true });
}
