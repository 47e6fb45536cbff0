import { webConfigRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { tracedFetch } from '../../telemetry/traced-fetch.js';

let apiKey: Promise<string | null> | null = null;

async function readApiKey(): Promise<string | null> {
  const reply = await fetch(webConfigRoute.path);
  return webConfigRoute.response.parse(await reply.json()).apiKey;
}

/** The key of the API, asked for once; a failure is not remembered. */
function loadApiKey(): Promise<string | null> {
  apiKey ??= readApiKey().catch((error: unknown) => {
    apiKey = null;
    throw error;
  });
  return apiKey;
}

/** `fetch` for the auth library: adds the key of the API where the operator asks for one, and is traced as every other call. */
export const fetchWithApiKey: typeof fetch = async (input, init) => {
  const key = await loadApiKey();
  const headers = new Headers(init?.headers);
  if (key !== null) headers.set('apikey', key);
  const address = input instanceof Request ? input.url : String(input);
  // What the library calls has its values in the query and in the body.
  const { pathname } = new URL(address, window.location.origin);
  return tracedFetch({ path: pathname, address, init: { ...init, headers } });
};
