import { execFileSync } from 'node:child_process';

/** Processor time of a command with all its threads and the processes that it waited for, as the shell counts it. */
export function cpuSecondsOf(command: readonly string[], folder: string): number {
  const script = 'TIMEFORMAT="%U %S"; time "$@" > /dev/null 2> errors';
  const words = ['-c', `{ ${script}; } 2>&1`, 'bash', ...command];
  const [user = '', system = ''] = execFileSync('bash', words, { cwd: folder, encoding: 'utf8' }).trim().split(' ');
  return Number(user) + Number(system);
}
