import { readFileSync } from 'node:fs';

const LIMITS_FILE = '/proc/self/limits';
const OPEN_FILES = /^Max open files\s+(\d+)/m;

/** How many files and sockets this process may have open; null where the system does not say. */
export function descriptorLimit(): number | null {
  try {
    const [, limit] = OPEN_FILES.exec(readFileSync(LIMITS_FILE, 'utf8')) ?? [];
    return limit === undefined ? null : Number(limit);
  } catch {
    // Only Linux has the file; elsewhere the setting alone counts.
    return null;
  }
}
