import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { detectJail, type Jail, type JailLevel } from './jail.js';
import { type JailedJob, runJailed } from './run-jailed.js';

const LIMITS = { memoryBytes: 1_073_741_824, cpuS: 5, fileBytes: 1_000_000 };
const folder = mkdtempSync(join(tmpdir(), 'playbook-jail-'));
const secret = join(tmpdir(), `playbook-secret-${process.pid}`);
const outside = `${secret}-made`;
writeFileSync(secret, 'secret');
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(secret);
  rmSync(outside, { force: true });
});

const found = detectJail();
const script = (text: string, job: Partial<JailedJob> = {}, jail: Jail = found) =>
  runJailed(jail, {
    command: ['/usr/bin/bash', '-c', text],
    folder,
    limits: LIMITS,
    timeoutMs: 10_000,
    maxOutputBytes: 1_000,
    ...job,
  });

describe.each([found, { ...found, level: 'limits' } as const])('a jail', (jail) => {
  it(`of ${jail.level} runs a program in its folder with an empty environment`, async () => {
    const { output, exitCode, end } = await script('echo hello > made; cat made; echo "[$HOME$USER]"', {}, jail);
    expect({ output, exitCode, end }).toEqual({ output: 'hello\n[]\n', exitCode: 0, end: 'exited' });
    expect(readFileSync(join(folder, 'made'), 'utf8')).toBe('hello\n');
  });

  it(`of ${jail.level} ends it at the deadline`, async () => {
    const { end } = await script('sleep 600 & wait', { timeoutMs: 500 }, jail);
    expect(end).toBe('deadline');
  });

  it(`of ${jail.level} ends it when nobody wants it any more`, async () => {
    const abort = new AbortController();
    const running = script('echo begun; sleep 600', { signal: abort.signal, onOutput: () => abort.abort() }, jail);
    await expect(running).resolves.toMatchObject({ end: 'aborted' });
  });

  it(`of ${jail.level} bounds its memory, its files, its time and what is kept of its output`, async () => {
    const memory = await script('x=$(head -c 900000000 /dev/zero | tr "\\0" a); echo ${#x}${x:1:1}', {}, jail);
    expect(memory.output).not.toContain('900000000a');
    await script('head -c 5000000 /dev/zero > large', {}, jail);
    expect(readFileSync(join(folder, 'large')).length).toBeLessThanOrEqual(1_000_000);
    const busy = await script('while :; do :; done', { limits: { ...LIMITS, cpuS: 1 } }, jail);
    expect(busy).toMatchObject({ end: 'exited' });
    expect(busy.exitCode).not.toBe(0);
    const talkative = await script('head -c 200000 /dev/zero | tr "\\0" a', {}, jail);
    expect(talkative.output).toHaveLength(1_000);
  });
});

describe('a jail of limits', () => {
  it('ends what its program has started, too', async () => {
    const { end } = await script('sleep 600 & echo $! > pid; wait', { timeoutMs: 500 }, { ...found, level: 'limits' });
    expect(end).toBe('deadline');
    expect(isRunning(Number(readFileSync(join(folder, 'pid'), 'utf8')))).toBe(false);
  });
});

/** A process that was ended stays in the list until its parent has looked at it. */
function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !/\) [ZX] /.test(readFileSync(file, 'utf8'));
}

/** What each level promises beyond an empty environment and limits. Under limits alone a program sees what the service’s user sees. */
const PROMISES: Readonly<Record<JailLevel, { readonly isAlone: boolean }>> = {
  namespaces: { isAlone: true },
  limits: { isAlone: false },
  time: { isAlone: false },
};

describe('the jail of this machine', () => {
  it('is of the highest level that its kernel and its programs permit', () => {
    const canRun = (program: string, ...args: readonly string[]): boolean => spawnSync(program, args).status === 0;
    const hasLimits = canRun('prlimit', '--core=0', 'true');
    const hasNamespaces = canRun('bwrap', '--unshare-all', '--ro-bind', '/', '/', 'true');
    const possible = hasNamespaces ? 'namespaces' : 'limits';
    expect(found.level).toBe(hasLimits ? possible : 'time');
  });
});

describe.each([found, { ...found, level: 'limits' } as const])('what a jail promises', (jail) => {
  const { isAlone } = PROMISES[jail.level];

  it(`of ${jail.level} shows ${isAlone ? 'nothing of the machine but its programs' : 'files of the machine'}`, async () => {
    rmSync(outside, { force: true });
    const { output } = await script(`cat ${secret}; ls / > seen; echo x > ${outside}; echo done`, {}, jail);
    expect(output).toBe(isAlone ? 'done\n' : 'secretdone\n');
    expect(existsSync(outside)).toBe(!isAlone);
    const seen = readFileSync(join(folder, 'seen'), 'utf8').split('\n').filter(Boolean);
    expect(seen.includes('root')).toBe(!isAlone);
  });

  it(`of ${jail.level} ${isAlone ? 'reaches nobody' : 'has the machine’s network'}`, async () => {
    const connections: unknown[] = [];
    const server = createServer((socket) => connections.push(socket.destroy())).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { readonly port: number };
    const { output } = await script(`echo hello > /dev/tcp/127.0.0.1/${port} && echo reached; echo done`, {}, jail);
    expect(output).toBe(isAlone ? 'done\n' : 'reached\ndone\n');
    server.close();
    await once(server, 'close');
    expect(connections).toHaveLength(isAlone ? 0 : 1);
  });
});
