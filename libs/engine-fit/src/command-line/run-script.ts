import type { Progress } from '../evaluation/fitted-kind.js';

type Print = (lines: readonly string[]) => void;

/**
 * Runs a script from the command line: lines go to stdout, what it is at to stderr, an error is one sentence on stderr and exit
 * code 1.
 */
export async function runScript(work: (print: Print, progress: Progress) => Promise<void>): Promise<void> {
  try {
    await work(
      (lines) => process.stdout.write(lines.map((line) => `${line}\n`).join('')),
      (step) => process.stderr.write(`${step}\n`),
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
