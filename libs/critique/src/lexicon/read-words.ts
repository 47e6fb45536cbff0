import { readFileSync } from 'node:fs';

/** The entries of a list, one a line; lines that begin with `#` say what the list is. */
export const readLines = (file: URL): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# '));

/** A list of words of `words/`. */
export const readWords = (list: string): ReadonlySet<string> =>
  new Set(readLines(new URL(`./words/${list}.txt`, import.meta.url)));
