import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBreachedPasswords } from './breached-passwords.js';

const KNOWN = Array.from({ length: 200 }, (_, index) => `password ${index}`);
const digestOf = (text: string): string => createHash('sha1').update(text).digest('hex').toUpperCase();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbook-passwords-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function openList(lines: readonly string[], lineEnd = '\n') {
  const path = join(folder, 'list.txt');
  await writeFile(path, lines.join(lineEnd));
  return openBreachedPasswords(path);
}

const digests = KNOWN.map(digestOf).toSorted();

describe.each([
  ['plain passwords', KNOWN, '\n'],
  ['plain passwords from Windows', KNOWN, '\r\n'],
  ['digests', digests, '\n'],
  ['digests with counts', digests.map((digest, index) => `${digest}:${index ** 3}`), '\r\n'],
  ['digests with an empty last line', [...digests, ''], '\n'],
  ['digests in small letters', digests.map((digest) => digest.toLowerCase()), '\n'],
])('a list of %s', (_name, lines, lineEnd) => {
  it('has each of its passwords and no other', async () => {
    const list = await openList(lines, lineEnd);
    try {
      for (const password of KNOWN) expect(await list.has(password)).toBe(true);
      for (let index = 0; index < 200; index += 1) expect(await list.has(`another ${index}`)).toBe(false);
      expect(await list.has('')).toBe(false);
    } finally {
      await list.close();
    }
  });
});

describe('a list of breached passwords', () => {
  it('may hold a single digest', async () => {
    const list = await openList([digestOf('only one')]);
    expect(await list.has('only one')).toBe(true);
    expect(await list.has('another')).toBe(false);
    await list.close();
  });

  it('stops the start when it cannot be read', async () => {
    await expect(openBreachedPasswords(join(folder, 'missing'))).rejects.toMatchObject({
      code: 'BREACHED_PASSWORDS_UNUSABLE',
    });
  });
});
