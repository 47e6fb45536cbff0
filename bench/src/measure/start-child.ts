import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

/**
 * Starts a module as a process of its own; resolves when it has said that it is ready.
 * @throws Error when it ends instead
 */
export async function startChild(module: URL, environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(module, { env: { ...process.env, ...environment } });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${basename(module.pathname)} ended with ${String(code)} before it was ready`);
  });
  await Promise.race([once(child, 'message'), ended]);
  return child;
}
