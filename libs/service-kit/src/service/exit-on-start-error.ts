import { StartError } from '../config/start-error.js';

/** Runs a process's start; a reason not to start becomes one sentence on standard error and exit code 1. */
export async function exitOnStartError(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const sentence = error instanceof StartError ? error.message : `${error.name}: ${error.message}`;
    process.stderr.write(`\nPlaybook cannot start. ${sentence}\n`);
    if (!(error instanceof StartError)) process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  }
}
