import { LaunchError } from './launch-error.mjs';

const MAX_OUTPUT_LINES = 60;

/**
 * Runs one of the launcher's programs to its end.
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} the exit code
 */
export async function runLauncher(work) {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    const output = error.output.trimEnd().split('\n').slice(-MAX_OUTPUT_LINES).join('\n');
    process.stderr.write(output === '' ? `${error.message}\n` : `${output}\n\n${error.message}\n`);
    return 1;
  }
}
