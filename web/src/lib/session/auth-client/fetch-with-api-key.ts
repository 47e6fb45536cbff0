import { webConfigRoute } from '@playbook/contracts/telemetry/telemetry.contract';

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

/** `fetch` for the auth library: adds the key of the API where the operator asks for one. */
export const fetchWithApiKey: typeof fetch = async (input, init) => {
  const key = await loadApiKey();
  const headers = new Headers(init?.headers);
  if (key !== null) headers.set('apikey', key);
  return fetch(input, { ...init, headers });
};
