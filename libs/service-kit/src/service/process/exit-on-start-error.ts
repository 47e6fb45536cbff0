import { StartError } from '../../config/start-error.js';

/**
 * Runs a process's start, or an operator's command; a reason why it cannot be done becomes one sentence on standard error and
 * exit code 1.
 * @param failure What did not happen, for the person at the keyboard.
 */
export async function exitOnStartError(start: () => Promise<void>, failure = 'Playbook cannot start.'): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const sentence = error instanceof StartError ? error.message : `${error.name}: ${error.message}`;
    process.stderr.write(`\n${failure} ${sentence}\n`);
    if (!(error instanceof StartError)) process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  }
}
