import { describe, expect, it } from '@jest/globals';
import { processIdentity, startTicks } from './process-identity.js';

function statLine(name: string, state: string): string {
  const zeros = '0 '.repeat(18);
  return `4321 (${name}) ${state} ${zeros}987654 1 2 3\n`;
}

describe('startTicks', () => {
  it.each(['node', 'a name) with (brackets', ''])('finds the start time behind the process name "%s"', (name) => {
    expect(startTicks(statLine(name, 'S'))).toBe('987654');
  });

  it.each(['Z', 'X'])('sees a process in state %s as gone', (state) => {
    expect(startTicks(statLine('node', state))).toBeUndefined();
  });
});

describe('processIdentity', () => {
  it('is the same for the same process', async () => {
    const identity = await processIdentity(process.pid);
    expect(identity).toBeDefined();
    expect(await processIdentity(process.pid)).toBe(identity);
  });

  it('differs between processes', async () => {
    expect(await processIdentity(1)).not.toBe(await processIdentity(process.pid));
  });

  it('is undefined for a number that no process has', async () => {
    expect(await processIdentity(2 ** 30)).toBeUndefined();
  });
});
