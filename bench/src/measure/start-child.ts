import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a module as a process of its own; resolves when it has said that it is ready. */
export async function startChild(module: URL, environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = fork(module, { env: { ...process.env, ...environment } });
  await once(child, 'message');
  return child;
}
