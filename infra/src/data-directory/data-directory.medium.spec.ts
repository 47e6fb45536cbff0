import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  ordinaryUser,
  outputOf,
  outputOnTinyDisk,
  sourceCommand,
  SourceProcess,
} from '../../launcher/source-process.js';
import { DataDirectory } from './data-directory.js';

const SOURCE = join(import.meta.dirname, 'data-directory.ts');
const STARTS = 6;
const ROUNDS = 3;
const TEST_TIMEOUT_MS = 60_000;

/** Opens the directory and says how it went. */
const OPEN = `
  const { DataDirectory } = await import(process.argv[1]);
  const outcome = await DataDirectory.open(process.argv[2]).then(() => 'won', ({ code, message }) => code + ': ' + message);
  console.log(outcome);
`;

/** The same when it is told to, then keeps the directory until it is killed. */
const OPEN_ON_COMMAND = `
  await import(process.argv[1]);
  console.log('ready');
  await new Promise((resolve) => process.stdin.once('data', resolve));
  ${OPEN}
`;

let root: string;
let path: string;
let running: SourceProcess[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'playbook-starts-'));
  path = join(root, 'data');
  running = [];
});

afterEach(async () => {
  await Promise.all(running.map((process) => process.kill()));
  await rm(root, { recursive: true });
});

async function prepareStart(): Promise<SourceProcess> {
  const start = SourceProcess.start(sourceCommand(OPEN_ON_COMMAND, SOURCE, path));
  running.push(start);
  expect(await start.nextLine()).toBe('ready');
  return start;
}

async function goAtOnce(starts: readonly SourceProcess[]): Promise<string[]> {
  for (const start of starts) start.write('go');
  return Promise.all(starts.map((start) => start.nextLine()));
}

describe('several starts on one data directory', () => {
  it(
    'let exactly one win, on a fresh folder and again after the winner was killed',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const starts = await Promise.all(Array.from({ length: STARTS }, prepareStart));
        const outcomes = await goAtOnce(starts);
        const winner = starts[outcomes.indexOf('won')];
        expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome.includes(`(process ${winner?.pid})`))).toHaveLength(STARTS - 1);
        await Promise.all(starts.map((start) => start.kill()));
      }
      await (await DataDirectory.open(path)).close();
      expect(await readdir(path)).toEqual(['playbook.layout']);
    },
    TEST_TIMEOUT_MS,
  );
});

describe('a folder that cannot be used', () => {
  it('is reported when the user has no right to write', async () => {
    await chmod(root, 0o755);
    await mkdir(path, { mode: 0o555 });
    expect(outputOf(sourceCommand(OPEN, SOURCE, path), ordinaryUser())).toBe(
      `DATA_DIRECTORY_UNWRITABLE: Playbook may not write to ${path}. ` +
        'Make the folder writable for this user, or set PLAYBOOK_DATA_DIR to another folder.\n',
    );
  });

  it('is reported when the disk is full', async () => {
    await mkdir(path);
    expect(outputOnTinyDisk(sourceCommand(OPEN, SOURCE, path), path, '128k')).toBe(
      `DATA_DIRECTORY_FULL: There is no space left for ${path}. ` +
        'Free some disk space, or set PLAYBOOK_DATA_DIR to another folder.\n',
    );
  });
});
