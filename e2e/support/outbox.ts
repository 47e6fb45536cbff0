import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntil } from '@playbook/testing/wait-until';
import { topology } from './topology.js';

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const outbox = (): string => join(process.env[`E2E_DATA_${topology.toUpperCase()}`] ?? '', 'outbox');

/** Letters to an address, oldest first; the product of the test puts them into a folder. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const names = await readdir(outbox()).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  const letters = await Promise.all(files.map(async (name) => readFile(join(outbox(), name), 'utf8')));
  return letters.map((text): Letter => JSON.parse(text)).filter(({ to }) => to === address);
}

/** The newest letter to an address, once there are this many. */
export async function letterTo(address: string, count = 1): Promise<Letter> {
  let letters: Letter[] = [];
  await waitUntil(async () => {
    letters = await lettersTo(address);
    return letters.length >= count;
  });
  return letters.at(-1)!;
}

/** The six digits of a letter. */
export const codeIn = ({ text }: Letter): string => /Code: (\d{6})/.exec(text)?.[1] ?? 'no code';

/** The address that a letter's link leads to. */
export const linkIn = ({ text }: Letter): URL => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://no.link');
