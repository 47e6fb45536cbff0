import { RECENT_COMMANDS_KEY, RECENT_COMMANDS_MAX } from '../../../lib/browser-storage/recent-commands.schema.js';
import { readStored, writeStored } from '../../../lib/browser-storage/stored-value.js';

/** Ids of the commands that a founder ran last in this browser, newest first. */
export const readRecentCommands = (ownerId: string): readonly string[] =>
  readStored(RECENT_COMMANDS_KEY, ownerId) ?? [];

/** Remembers that a founder ran a command. */
export function rememberCommand(ownerId: string, id: string): void {
  const others = readRecentCommands(ownerId).filter((other) => other !== id);
  writeStored(RECENT_COMMANDS_KEY, ownerId, [id, ...others].slice(0, RECENT_COMMANDS_MAX));
}
