import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitUntil } from '@playbook/testing/wait-until';
import { askServer } from '../supervision/ask-server.js';
import { type LocalServer, natsServer, redisServer, startLocalServer } from './local-server.js';

const WAIT_MS = 20_000;

/** Ids of the servers that this process started with that port among their words. */
async function processesOn(port: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['--ppid', String(process.pid), '-o', 'pid=,state=,args=']);
  return stdout
    .split('\n')
    .filter((line) => line.includes(port) && !line.includes('<defunct>'))
    .map((line) => Number.parseInt(line, 10));
}

/** No settings: what a server may do is not what these tests are about. */
const NO_SETTINGS = '/dev/null';

describe.each([natsServer(NO_SETTINGS), redisServer(NO_SETTINGS, '')])('startLocalServer: $binary', (kind) => {
  let server: LocalServer;
  let port: string;

  const isAnswering = (): Promise<boolean> =>
    askServer('127.0.0.1', Number(port), kind.greeting).then(
      () => true,
      () => false,
    );

  beforeEach(async () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    server = await startLocalServer(kind);
    ({ port } = new URL(server.url));
  });
  afterEach(async () => {
    await server.stop();
    jest.restoreAllMocks();
  });

  it.each(['SIGKILL', 'SIGSTOP'] as const)('is there again on the same port after %s', async (signal) => {
    const [first = 0] = await processesOn(port);
    process.kill(first, signal);
    await waitUntil(async () => {
      const [current] = await processesOn(port);
      return current !== undefined && current !== first && (await isAnswering());
    }, WAIT_MS);
    expect(await processesOn(port)).not.toContain(first);
  });

  it('stays away after an end that was asked for', async () => {
    await server.stop();
    expect(await processesOn(port)).toEqual([]);
    expect(await isAnswering()).toBe(false);
  });
});
