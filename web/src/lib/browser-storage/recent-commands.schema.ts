import { z } from 'zod';
import type { StoredKey } from './stored-value.js';

/** So many are shown first; more would push the tools out of sight. */
export const RECENT_COMMANDS_MAX = 3;

const recentCommandsSchema = z.array(z.string()).max(RECENT_COMMANDS_MAX);

/** Ids of the commands of the command palette that a founder ran last, newest first. */
export const RECENT_COMMANDS_KEY: StoredKey<typeof recentCommandsSchema> = {
  name: 'commandPalette_recent',
  version: 1,
  schema: recentCommandsSchema,
};
