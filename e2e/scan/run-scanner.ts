import { spawn } from 'node:child_process';

const OUTPUT_MAX_CHARS = 1_000_000;

/**
 * Runs a scanner in a folder that holds what it writes, and returns what it printed.
 * @throws Error when it cannot be started, or is not done in time
 */
export function runScanner(
  command: string,
  words: readonly string[],
  { directory, timeoutMs }: { readonly directory: string; readonly timeoutMs: number },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, {
      cwd: directory,
      env: { PATH: process.env['PATH'], HOME: directory, TERM: 'dumb' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
    });
    let output = '';
    const note = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-OUTPUT_MAX_CHARS);
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.once('error', reject);
    child.once('close', (_code, signal) => {
      if (signal === null) resolve(output);
      else reject(new Error(`${command} was not done in ${timeoutMs} ms`));
    });
  });
}
