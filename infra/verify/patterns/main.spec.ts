import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

const MAIN = join(import.meta.dirname, 'main.mjs');
const TIME_LIMIT_MS = 60_000;

interface Outcome {
  readonly isSuccess: boolean;
  readonly complaints: string;
}

let root: string;

/** What the check says of one source file, planted into a folder of its own. */
async function check(source: string, file = 'libs/planted/src/planted.ts'): Promise<Outcome> {
  const folder = await mkdtemp(join(root, 'sources-'));
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), source);
  return promisify(execFile)(process.execPath, [MAIN, folder]).then(
    () => ({ isSuccess: true, complaints: '' }),
    ({ stderr }: { stderr: string }) => ({ isSuccess: false, complaints: stderr }),
  );
}

jest.setTimeout(TIME_LIMIT_MS);

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'playbook-patterns-'));
});

afterAll(() => rm(root, { recursive: true }));

describe('the check of patterns', () => {
  it.each([
    ['zeros that are read in several ways', String.raw`/^\D*[1-9](?:[05]?0+|[,.]?000?)*(?:[kmx%+]|bn)?$/`],
    ['a loop in a loop', '/^(?:a+)+$/'],
    ['a long but bounded loop over a choice', '/^(?:a|aa){1,50}$/'],
    ['constant parts', "new RegExp('^(a|a)*$', 'i')"],
    ['raw text', String.raw`RegExp(String.raw${'`'}^(?:\w+\s?)*$${'`'})`],
  ])('finds %s exponential, and says where', async (_, pattern) => {
    const { isSuccess, complaints } = await check(`// a comment before it\n\nexport const P = ${pattern};\n`);
    expect(isSuccess).toBe(false);
    expect(complaints).toContain('libs/planted/src/planted.ts:3: what it repeats can be read in more than one way');
  });

  it.each([
    ['numbers after which something must follow', String.raw`/\b\d[\d,.]* ?(?:kg|ml)\b/`],
    ['white space before the end', String.raw`/\s+$/`],
    ['brackets that are never closed', String.raw`/\[[^\]]*\]/`],
    ['two loops that share characters', String.raw`/^\w*\d*x$/`],
    ['letters beyond ASCII, between which there are boundaries', String.raw`/\b\p{L}+:/u`],
    ['lines that begin in many places', String.raw`/^.*,.*;/m`],
  ])('finds %s to take the square of the length', async (_, pattern) => {
    const { isSuccess, complaints } = await check(`export const P = ${pattern};\n`, 'web/src/planted.tsx');
    expect(isSuccess).toBe(false);
    expect(complaints).toContain('web/src/planted.tsx:1:');
    expect(complaints).toContain('has no upper bound');
  });

  it('has nothing against patterns that read each letter once', async () => {
    const patterns = [
      String.raw`/^\D*[1-9](?:5?0|[,.]00)*(?:[kmx%+]|bn)?$/`,
      String.raw`/\b\d[\d,.]{0,20} ?(?:kg|ml)\b/g`,
      String.raw`/\b(?:replac\w+|by hand)\b/gi`,
      String.raw`/["']\w+["']\s*:/`,
      String.raw`/[^.!?\n]+[.!?]*/g`,
      String.raw`/^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/`,
      String.raw`/(?<![\p{L}\p{N}])\p{L}+:/u`,
    ];
    expect(await check(`export const P = [${patterns.join(',\n')}];\n`)).toEqual({ isSuccess: true, complaints: '' });
  });

  it.each([
    ['a share at the end of whole words', String.raw`/\b(?:half|\d{1,3}%)\b/`, '%'],
    ['a share in a list within one', String.raw`/\b(?:we keep \d{1,3} ?(?:%|percent)|half)\b/`, '%'],
    ['an abbreviation', String.raw`/\b(?:ai|a\.i\.)\b/`, String.raw`\.`],
    ['a sum at the beginning', String.raw`/\b(?:\$\d|paid)/`, String.raw`\$`],
  ])('finds %s to match never', async (_, pattern, mark) => {
    const { isSuccess, complaints } = await check(`export const P = ${pattern};\n`);
    expect(isSuccess).toBe(false);
    expect(complaints).toContain(`libs/planted/src/planted.ts:1: ${mark} beside \\b is no part of a word`);
  });

  it('has nothing against a boundary between a sign and a word', async () => {
    const patterns = [
      String.raw`/\b(?:half|\d{1,3}(?= ?%))\b/`,
      String.raw`/\bpays? (?:\d|[$€£])\b/`,
      String.raw`/\b(?:done|% complete)/`,
      String.raw`/\b(?:yet |vs\.?)\b/`,
      String.raw`/(?<=\$)\d{1,9}\b/`,
    ];
    expect(await check(`export const P = [${patterns.join(',\n')}];\n`)).toEqual({ isSuccess: true, complaints: '' });
  });

  it('leaves tests alone', async () => {
    expect((await check('export const P = /^(a+)+$/;\n', 'libs/planted/src/planted.spec.ts')).isSuccess).toBe(true);
  });
});
