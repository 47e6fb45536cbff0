import { runCommand } from '../../run-command.mjs';

/**
 * Runs a command in the repository's root, quietly.
 * @returns {Promise<string>} what it printed
 * @throws Error with that when the command fails
 */
export async function runOrThrow([command, ...words], env = {}) {
  const { isSuccess, output } = await runCommand(command, words, { env, isQuiet: true });
  if (!isSuccess) throw new Error(`${[command, ...words].join(' ')} failed:\n${output}`);
  return output;
}
