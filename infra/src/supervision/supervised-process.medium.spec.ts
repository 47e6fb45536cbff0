import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitUntil } from '@playbook/testing/wait-until';
import { type ProcessPlan, SupervisedProcess } from './supervised-process.js';

const WAIT_MS = 20_000;

/** A process that notes its starts, replies to its supervisor, and then does what it is told by a file. */
const ENTRY = `
  import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
  const folder = import.meta.dirname;
  if (existsSync(folder + '/fails')) process.exit(7);
  process.on('message', (message) => message === 'ping' && process.send('pong'));
  process.once('disconnect', () => process.exit(1));
  appendFileSync(folder + '/starts', process.pid + '\\n');
  setInterval(() => {
    if (existsSync(folder + '/hangs-' + process.pid)) for (;;);
    if (existsSync(folder + '/leaves-' + process.pid)) process.exit(3);
  }, 20);
  if (existsSync(folder + '/stubborn')) process.on('SIGTERM', () => undefined);
  else process.on('SIGTERM', () => process.exit(existsSync(folder + '/unclean') ? 1 : 0));
  writeFileSync(folder + '/flags', process.execArgv.join(' '));
  process.send('ready');
`;

describe('SupervisedProcess', () => {
  let folder: string;
  let supervised: SupervisedProcess;
  let isStopped: boolean;

  const put = (name: string): Promise<void> => writeFile(join(folder, name), '');
  const starts = async (): Promise<number[]> => {
    const text = await readFile(join(folder, 'starts'), 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean).map(Number);
  };
  const start = (plan: Partial<ProcessPlan> = {}): void => {
    supervised = new SupervisedProcess({
      label: 'probe',
      entry: join(folder, 'entry.mjs'),
      environment: { PATH: process.env['PATH'] },
      output: 'marked',
      stopTimeoutMs: 500,
      ...plan,
    });
    supervised.start();
  };
  const stop = (): Promise<void> => {
    isStopped = true;
    return supervised.stop();
  };
  const hasStarted = async (times: number): Promise<boolean> => {
    await waitUntil(async () => (await starts()).length >= times, WAIT_MS);
    return true;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playbook-supervised-'));
    await writeFile(join(folder, 'entry.mjs'), ENTRY);
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    isStopped = false;
  });
  afterEach(async () => {
    if (!isStopped) await supervised.stop().catch(() => undefined);
    jest.restoreAllMocks();
    await rm(folder, { recursive: true });
  });

  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'starts again what ended by %s, which it was not told to',
    async (signal) => {
      start();
      await supervised.ready;
      const [first = 0] = await starts();
      process.kill(first, signal);
      expect(await hasStarted(2)).toBe(true);
      await stop();
      expect((await starts())[1]).not.toBe(first);
    },
  );

  it('bounds the memory for what dies young', async () => {
    start();
    await supervised.ready;
    expect(await readFile(join(folder, 'flags'), 'utf8')).toContain('--max-semi-space-size=16');
  });

  it('starts again what ended by an exit code', async () => {
    start();
    await supervised.ready;
    await put(`leaves-${(await starts())[0]}`);
    expect(await hasStarted(2)).toBe(true);
  });

  it('ends what hangs in a loop, and starts it again', async () => {
    start();
    await supervised.ready;
    await put(`hangs-${(await starts())[0]}`);
    expect(await hasStarted(2)).toBe(true);
  });

  it('ends what is frozen, and starts it again', async () => {
    start();
    await supervised.ready;
    process.kill((await starts())[0] ?? 0, 'SIGSTOP');
    expect(await hasStarted(2)).toBe(true);
  });

  it('gives up a first start that fails, and only then', async () => {
    await put('fails');
    start({ failedStartsMax: 2 });
    await supervised.givenUp;
    expect(await starts()).toEqual([]);
  });

  it('tries a start again that fails after it has served, as often as it may', async () => {
    start({ failedStartsMax: 2 });
    await supervised.ready;
    await put('fails');
    process.kill((await starts())[0] ?? 0, 'SIGKILL');
    await supervised.givenUp;
    expect(await starts()).toHaveLength(1);
  });

  it('tries for ever where nothing else is said', async () => {
    await put('fails');
    start();
    await rm(join(folder, 'fails'));
    expect(await hasStarted(1)).toBe(true);
  });

  it('stops it gracefully, and says when that did not go well', async () => {
    start();
    await supervised.ready;
    await expect(stop()).resolves.toBeUndefined();

    start();
    await supervised.ready;
    await put('unclean');
    await expect(stop()).rejects.toThrow('probe did not stop cleanly');
  });

  it('ends what does not stop in its time', async () => {
    await put('stubborn');
    start();
    await supervised.ready;
    const [processId = 0] = await starts();
    await expect(stop()).rejects.toThrow('probe did not stop cleanly');
    expect(() => process.kill(processId, 0)).toThrow('ESRCH');
  });
});
