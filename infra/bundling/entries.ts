import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

/** What a process or a thread of the product starts with, in what was built. */
export const ENTRIES = [
  'services/*/dist/{main,*.main}.js',
  'services/*/dist/**/*.worker.js',
  'gateway/dist/main.js',
  'infra/dist/*/{main,*.main}.js',
];

/** A source that was removed leaves what was built of it. */
const sourceOf = (entry: string): string => entry.replace('/dist/', '/src/').replace(/\.js$/, '.ts');

/** Files that processes and threads start with, from the root of the checkout. */
export const entriesIn = (root: string): string[] =>
  ENTRIES.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((entry) => existsSync(join(root, sourceOf(entry))))
    .toSorted();

/** Name of an entry in the bundle, which is its path without `dist`: `services/auth/main` for `services/auth/dist/main.js`. */
export const nameOfEntry = (entry: string): string => entry.replace('/dist/', '/').replace(/\.js$/, '');
