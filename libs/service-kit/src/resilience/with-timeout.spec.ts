import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { withTimeout } from './with-timeout.js';

const TIMEOUT_MS = 500;

describe('work with a timeout', () => {
  it('gives its result', async () => {
    await expect(withTimeout(Promise.resolve('done'), TIMEOUT_MS)).resolves.toBe('done');
  });

  it('fails as it does', async () => {
    await expect(withTimeout(Promise.reject(new Error('broken')), TIMEOUT_MS)).rejects.toThrow('broken');
  });

  it('is given up when nothing comes', async () => {
    await expect(withTimeout(new Promise(() => undefined), 10)).rejects.toThrow('within 10 ms');
  });

  it('has what came while the event loop was blocked', async () => {
    const echo = spawn('cat', { stdio: ['pipe', 'pipe', 'inherit'] });
    const reply = withTimeout(once(echo.stdout, 'data'), TIMEOUT_MS);
    echo.stdin.end('here');
    const blockedSinceMs = performance.now();
    while (performance.now() - blockedSinceMs < 2 * TIMEOUT_MS);
    expect(String(await reply)).toBe('here');
  });
});
