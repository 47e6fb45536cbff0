import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '../wait-until.js';

/** PostgreSQL keeps this file as long as it runs. */
const DATABASE_RUNS = 'postgres/postmaster.pid';
const DATABASE_STOP_TIMEOUT_MS = 20_000;

/**
 * Removes what a product kept. A product whose stop took too long is gone before its database, which writes until it ends by itself.
 * @throws Error when the database still runs after 20 seconds
 */
export async function removeDataDirectory(directory: string): Promise<void> {
  await waitUntil(() => !existsSync(join(directory, DATABASE_RUNS)), DATABASE_STOP_TIMEOUT_MS);
  await rm(directory, { recursive: true, force: true });
}
