import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { firstReply } from './first-reply.js';

describe('firstReply', () => {
  const send = jest.fn<() => Promise<string>>();

  beforeEach(() => {
    send.mockReset();
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('asks once where the answer comes soon', async () => {
    send.mockResolvedValue('first');
    expect(await firstReply(send)).toBe('first');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('asks another one after a while without an answer, and no third', async () => {
    send.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce('second');
    const reply = firstReply(send);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await reply).toBe('second');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('takes the first answer where that comes before the second', async () => {
    const late = Promise.withResolvers<string>();
    send.mockReturnValueOnce(late.promise).mockReturnValueOnce(new Promise(() => undefined));
    const reply = firstReply(send);
    await jest.advanceTimersByTimeAsync(1_000);
    late.resolve('first');
    expect(await reply).toBe('first');
  });

  it('does not repeat what was refused', async () => {
    send.mockRejectedValue(new Error('nobody serves it'));
    await expect(firstReply(send)).rejects.toThrow('nobody serves it');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('fails with the first fault when both fail', async () => {
    const late = Promise.withResolvers<string>();
    send.mockReturnValueOnce(late.promise).mockRejectedValueOnce(new Error('second'));
    const reply = firstReply(send);
    await jest.advanceTimersByTimeAsync(1_000);
    late.reject(new Error('first'));
    await expect(reply).rejects.toThrow('first');
  });
});
