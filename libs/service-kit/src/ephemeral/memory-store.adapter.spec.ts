import { describe, expect, it } from '@jest/globals';
import { MemoryStore } from './memory-store.adapter.js';

describe('MemoryStore by its clock', () => {
  const newStore = () => {
    const clock = { nowMs: 1_000 };
    return { clock, store: new MemoryStore(() => clock.nowMs) };
  };

  it('keeps a value until the last millisecond of its lifetime and no longer', async () => {
    const { clock, store } = newStore();
    await store.set('key', 'value', 500);
    clock.nowMs += 499;
    expect(await store.get('key')).toBe('value');
    clock.nowMs += 1;
    expect(await store.get('key')).toBeNull();
  });

  it('says how much of a window is left, and begins a new one at its end', async () => {
    const { clock, store } = newStore();
    expect(await store.countInWindow('key', 500)).toEqual({ count: 1, resetMs: 500 });
    clock.nowMs += 200;
    expect(await store.countInWindow('key', 500)).toEqual({ count: 2, resetMs: 300 });
    clock.nowMs += 300;
    expect(await store.countInWindow('key', 500)).toEqual({ count: 1, resetMs: 500 });
  });

  it('keeps what was stored, however many callers are counted in the meantime', async () => {
    const { store } = newStore();
    await store.set('ended-session:1', '1', 500);
    for (let caller = 0; caller < 100_001; caller += 1) await store.countInWindow(`rate:${caller}`, 500);
    expect(await store.get('ended-session:1')).toBe('1');
  });

  it('is empty once closed', async () => {
    const { store } = newStore();
    await store.set('key', 'value', 500);
    await store.close();
    expect(await store.get('key')).toBeNull();
  });
});
