import type { Page, Route } from 'playwright-core';

/**
 * Holds a page's requests to an address.
 * @returns what lets them go on, and those to come too: a page may show that it waits before its request is sent
 */
export async function holdRequests(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(address, (route) => (isHolding ? void held.push(route) : route.continue()));
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
