import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeGateway } from '../../testing/fake-gateway.js';
import { connection } from './connection.js';
import { CodeNotLoadedError, isLoadFailure, loadCode } from './load-code.js';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
const failureOf = (error: Error): Promise<unknown> =>
  loadCode(() => Promise.reject(error)).catch((cause: unknown) => cause);

describe('loadCode', () => {
  let gateway: FakeGateway;
  beforeEach(() => {
    gateway = new FakeGateway();
  });
  afterEach(() => connection.stop());

  it('returns the code', async () => {
    expect(await loadCode(() => Promise.resolve('code'))).toBe('code');
    expect(gateway.calls).toEqual([]);
  });

  it("lets the browser's error through where the gateway answers: a release may have taken the place of the code", async () => {
    gateway.on('GET /livez', () => new Response('ok'));
    expect(await failureOf(missing)).toBe(missing);
  });

  it('says that the gateway cannot be reached where that is so', async () => {
    const error = await failureOf(missing);
    expect(error).toBeInstanceOf(CodeNotLoadedError);
    expect(isLoadFailure(error)).toBe(true);
  });

  it('does not take an error of the code itself for one of the connection', async () => {
    const fault = new Error('A value is not what it was taken for');
    expect(await failureOf(fault)).toBe(fault);
    expect(isLoadFailure(fault)).toBe(false);
  });
});
