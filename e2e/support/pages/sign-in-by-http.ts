import type { Page } from 'playwright-core';
import { makeAuthClient } from '../auth/auth-client.js';
import { sendProviderForm } from '../auth/provider-form.js';
import { NAME } from './sign-in.js';

/** Where the web app keeps the session in local storage. */
const STORED_SESSION = 'playbook-auth';

/**
 * Gives a page the session of a founder, who signs in with Google by HTTP; nothing is opened. For tests of what comes after the
 * sign-in: the pages of a sign-in take more of a machine than most tests.
 * @returns the founder's access token
 */
export async function signInByHttp(page: Page, baseUrl: string, email: string): Promise<string> {
  const client = makeAuthClient(baseUrl);
  const landed = await sendProviderForm(client, { choice: 'someone-else', name: NAME, email }, `${baseUrl}/auth`);
  const { data, error } = await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  if (error !== null) throw error;
  const session = { name: STORED_SESSION, value: JSON.stringify(data.session) };
  await page.context().setStorageState({ cookies: [], origins: [{ origin: baseUrl, localStorage: [session] }] });
  return data.session.access_token;
}
