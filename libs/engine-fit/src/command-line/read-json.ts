import { readFileSync } from 'node:fs';

/** Reads a JSON file. Throws with the file's name when it is missing or no JSON. */
export function readJson(file: string | URL): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`Cannot read ${file.toString()} as JSON`, { cause });
  }
}

/** The records of a file that holds a list, or an object with the list under `items`. */
export function readItems<Item>(file: string | URL): Item[] {
  const read = readJson(file) as Item[] | { items: Item[] };
  return Array.isArray(read) ? read : read.items;
}
