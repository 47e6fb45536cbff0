import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { watchShareCommentsRoute } from '@playbook/contracts/sharing/share-comments.contract';
import { FakeGateway, problem } from '../../testing/fake-gateway.js';
import { storeSession } from '../../testing/store-session.js';
import { watchComments } from './watch-comments.js';

const WATCH = `POST ${watchShareCommentsRoute.path}`;
/** Longer than all the pauses of a connection that is given up elsewhere. */
const LONG_MS = 600_000;

describe('watchComments', () => {
  let gateway: FakeGateway;
  const watch = (end: AbortController): Promise<string> =>
    watchComments(end.signal, () => undefined).catch((error: Error) => error.message);

  beforeEach(() => {
    storeSession();
    jest.useFakeTimers();
    gateway = new FakeGateway();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits for a gateway that stays away, however long, and stops when it is told to', async () => {
    gateway.on(WATCH, () => problem(503, 'service_unavailable'));
    const end = new AbortController();
    const watching = watch(end);
    await jest.advanceTimersByTimeAsync(LONG_MS);
    const before = gateway.callsTo(watchShareCommentsRoute.path).length;
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(gateway.callsTo(watchShareCommentsRoute.path).length).toBeGreaterThan(before);
    end.abort(new Error('left'));
    expect(await watching).toBe('left');
  });

  it('ends when nobody is signed in any more', async () => {
    gateway.on(WATCH, () => problem(401, 'session_not_found'));
    const watching = watch(new AbortController());
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(await watching).not.toBe('left');
    expect(gateway.callsTo(watchShareCommentsRoute.path)).toHaveLength(1);
  });
});
