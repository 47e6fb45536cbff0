import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MemoryAdapter } from './memory-adapter.js';

describe('MemoryAdapter', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('forgets what has expired', async () => {
    const adapter = new MemoryAdapter('AuthorizationCode');
    await adapter.upsert('code', { grantId: 'g' }, 60);
    jest.advanceTimersByTime(59_999);
    expect(await adapter.find('code')).toEqual({ grantId: 'g' });
    jest.advanceTimersByTime(1);
    expect(await adapter.find('code')).toBeUndefined();
  });

  it('keeps no more than a thousand', async () => {
    const adapter = new MemoryAdapter('Interaction');
    for (let index = 0; index <= 1_000; index += 1) await adapter.upsert(`id-${index}`, {}, 60);
    expect(await adapter.find('id-0')).toBeUndefined();
    expect(await adapter.find('id-1')).toEqual({});
  });

  it('finds a session by what refers to it, but not by the cookie of a browser', async () => {
    const adapter = new MemoryAdapter('Session');
    await adapter.upsert('cookie', { uid: 'session-uid' }, 60);
    expect(await adapter.find('cookie')).toBeUndefined();
    expect(await adapter.findByUid('session-uid')).toEqual({ uid: 'session-uid' });
    expect(await adapter.findByUid('another')).toBeUndefined();
  });

  it('marks a code as used and takes back all of a grant', async () => {
    const adapter = new MemoryAdapter('AuthorizationCode');
    await adapter.upsert('first', { grantId: 'g' }, 60);
    await adapter.upsert('second', { grantId: 'other' }, 60);
    await adapter.consume('first');
    expect(await adapter.find('first')).toMatchObject({ consumed: Math.floor(Date.now() / 1_000) });
    await adapter.revokeByGrantId('g');
    expect(await adapter.find('first')).toBeUndefined();
    await adapter.destroy('second');
    expect(await adapter.find('second')).toBeUndefined();
  });
});
