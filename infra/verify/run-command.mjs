import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
const BIN = join(ROOT, 'node_modules/.bin');
/** A stage that takes longer hangs. The browser's takes 15 minutes, and 25 on a day when the same two cores are slower by half. */
const TIMEOUT_MS = 35 * 60_000;
/** How long to wait for the end of the output of a command that has ended. */
const OUTPUT_TIMEOUT_MS = 2_000;

/** The groups of the commands that run now, so that stopping us stops all of each. */
const runningGroups = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const group of runningGroups) killGroup(group);
    process.exit(1);
  });
}

function killGroup(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The environment of every command: the workspace's own Node and tools first, no daemons, no questions. */
const environment = (more) => ({
  ...process.env,
  CI: 'true',
  NX_DAEMON: 'false',
  DEBIAN_FRONTEND: 'noninteractive',
  PATH: [BIN, process.env.PATH].join(delimiter),
  ...more,
});

/**
 * Runs a command in the repository's root, shows what it prints and keeps it. What it leaves running is stopped.
 * @returns {Promise<{ isSuccess: boolean, output: string }>} never rejects: a command that cannot be started has failed
 */
export function runCommand(command, words, { env = {}, isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: ROOT,
      env: environment(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const { pid: group } = child;
    if (group !== undefined) runningGroups.add(group);
    const chunks = [];
    const keep = (target) => (chunk) => {
      chunks.push(chunk.toString());
      if (!isQuiet) target.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    const hang = setTimeout(() => {
      keep(process.stderr)(`\n${command} was stopped after ${TIMEOUT_MS / 60_000} minutes\n`);
      killGroup(group);
    }, TIMEOUT_MS);
    const finish = (isSuccess) => {
      clearTimeout(hang);
      runningGroups.delete(group);
      resolve({ isSuccess, output: chunks.join('') });
    };
    child.once('error', (error) => {
      keep(process.stderr)(`${command} cannot be started: ${error.message}\n`);
      finish(false);
    });
    child.once('exit', (code) => {
      // A process of another group may hold the output open for ever.
      const patience = setTimeout(() => finish(code === 0), OUTPUT_TIMEOUT_MS);
      child.once('close', () => {
        clearTimeout(patience);
        finish(code === 0);
      });
      killGroup(group);
    });
  });
}
