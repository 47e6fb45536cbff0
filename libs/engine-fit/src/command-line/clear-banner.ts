import { fstatSync, ftruncateSync, readFileSync } from 'node:fs';

const BANNER_MAX_BYTES = 2_000;
/** What `npm run` writes before a script begins. */
const BANNER = /^\n> \S+ [^\n]+\n> [^\n]+\n\n?$/;

/**
 * `npm run score > results.json` puts npm's own two lines into the file before the results. When stdout is a file that
 * holds nothing else, they are taken out again, and the place to write at is the start.
 * @returns the position to write at, null where stdout is no such file
 */
export function clearBanner(descriptor: number, path: string): number | null {
  const status = fstatSync(descriptor);
  if (!status.isFile() || status.size === 0 || status.size > BANNER_MAX_BYTES) return null;
  if (!BANNER.test(readFileSync(path, 'utf8'))) return null;
  ftruncateSync(descriptor, 0);
  return 0;
}
