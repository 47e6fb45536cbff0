import type { makeAuthClient } from './auth-client.js';
import { CookieBrowser } from './cookie-browser.js';

/**
 * Presses 'Continue with Google' in a client and sends the provider's form; no browser is needed.
 * @returns where the browser lands in the app, with what the app exchanges for a session
 */
export async function sendProviderForm(
  client: ReturnType<typeof makeAuthClient>,
  form: Readonly<Record<string, string>>,
  redirectTo: string,
): Promise<URL> {
  const { data } = await client.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  const browser = new CookieBrowser();
  const start = new URL(data.url ?? '');
  const isPage = (address: URL): boolean => address.pathname.includes('/interaction/');
  const isApp = (address: URL): boolean =>
    address.origin === start.origin && !/^\/(auth\/v1|dev)\//.test(address.pathname);
  const page = await browser.follow(start, await browser.request(start), isPage);
  const body = new URLSearchParams(form);
  const submitted = await browser.request(page.url, { method: 'POST', body, headers: { origin: page.url.origin } });
  return (await browser.follow(page.url, submitted, isApp)).url;
}
