import { afterEach } from '@jest/globals';
import { ApiDescription } from '@playbook/testing/product/api-description';
import { productUrl } from '../support/topology.js';

/**
 * Holds every response that a test gets from the product to the product's own description of its API. Set-up of the projects whose tests
 * call the API.
 */
const url = productUrl();
const plainFetch = globalThis.fetch;
const description = await ApiDescription.of(url);
let checks: Promise<unknown>[] = [];

globalThis.fetch = async (input, init) => {
  const response = await plainFetch(input, init);
  const address = input instanceof Request ? input.url : String(input);
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  // A body that the test gives up while it is read has no end that could be checked.
  if (address.startsWith(url) && (init?.signal ?? null) === null) {
    checks.push(description.misfit(method.toUpperCase(), address, response.clone()));
  }
  return response;
};

afterEach(async () => {
  const found = await Promise.all(checks);
  checks = [];
  const misfits = found.filter((misfit) => misfit !== undefined);
  if (misfits.length > 0) throw new Error(`Not as the API is described: ${JSON.stringify(misfits, null, 2)}`);
});
