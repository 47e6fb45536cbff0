import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { waitUntil } from '@playbook/testing/wait-until';
import { allKinds } from '../chaos/history/all-kinds.js';
import { type Lie, LyingProxy } from '../chaos/history/lying-proxy.js';

const WRITES = 2;
/** A write of a kind begins every three seconds. */
const WRITES_LIMIT_MS = 60_000;

/** What the campaign's checks find behind a proxy, by the kind of writes. */
async function faultsBehind(product: Product, lie: Lie | null): Promise<Readonly<Record<string, readonly string[]>>> {
  const proxy = await LyingProxy.before(product.url, lie);
  try {
    const kinds = await allKinds(proxy.url);
    const working = Promise.all(kinds.map((kind) => kind.run()));
    const areWritten = waitUntil(() => kinds.every(({ acknowledged }) => acknowledged >= WRITES), WRITES_LIMIT_MS);
    await areWritten.finally(() => {
      for (const kind of kinds) kind.stop();
    });
    await working;
    const found = await Promise.all(kinds.map(async (kind) => [kind.name, await kind.faults()] as const));
    return Object.fromEntries(found.filter(([, faults]) => faults.length > 0));
  } finally {
    proxy.stop();
  }
}

describe('the checks of the chaos campaign', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ topology: 'local', environment: { PLAYBOOK_TRUSTED_PROXY_HOPS: '1' } });
  });
  afterAll(() => product.stop());

  it('find nothing in an honest product', async () => {
    expect(await faultsBehind(product, null)).toEqual({});
  });

  it.each([
    ['loses-the-name', 'name', /something else is there/],
    ['stores-pitches-twice', 'pitch', /stored 2 times/],
    ['forgets-sign-outs', 'sign-out', /the token still reads/],
    ['forgets-deletions', 'deletion', /the account signs in/],
  ] as const)('find a product that %s, and nothing else', async (lie, kind, fault) => {
    const faults = await faultsBehind(product, lie);
    expect(Object.keys(faults)).toEqual([kind]);
    expect(faults[kind]?.[0]).toMatch(fault);
  });
});
