import { describe, expect, it } from '@jest/globals';
import { firstConnection } from './first-connection.js';

const LATE = 'Connection terminated due to connection timeout';

/** Fails so often, and then connects. */
function connecting(failures: number, message = LATE): { connect: () => Promise<void>; tries: () => number } {
  let tries = 0;
  return {
    connect: async () => {
      tries += 1;
      if (tries <= failures) throw new Error(message);
    },
    tries: () => tries,
  };
}

describe('the first connection of a service', () => {
  it('is tried again where it took too long', async () => {
    const { connect, tries } = connecting(2);
    await firstConnection(connect);
    expect(tries()).toBe(3);
  });

  it('is tried once where the server refuses', async () => {
    const { connect, tries } = connecting(9, 'connect ECONNREFUSED 127.0.0.1:5432');
    await expect(firstConnection(connect)).rejects.toThrow('ECONNREFUSED');
    expect(tries()).toBe(1);
  });

  it('is given up when its time is over', async () => {
    await expect(firstConnection(connecting(9).connect, 0)).rejects.toThrow(LATE);
  });
});
