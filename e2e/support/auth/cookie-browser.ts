import { forwardedFor } from './client-address.js';

const MAX_REDIRECTS = 10;

/** As much of a browser as a sign-in at the provider needs: cookies with their paths, forms, redirects step by step. */
export class CookieBrowser {
  private readonly cookies = new Map<string, { readonly value: string; readonly path: string }>();

  async request(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address);
    const sent = [...this.cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', cookie, ...forwardedFor() };
    const response = await fetch(url, { ...init, headers: { ...headers, ...init.headers }, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, { value, path: /path=([^;]*)/i.exec(line)?.[1] ?? '/' });
    }
    return response;
  }

  /** Follows redirects from a response to an address until there is none, or until one leads to an address that `isEnd` knows. */
  async follow(
    from: string | URL,
    response: Response,
    isEnd: (url: URL) => boolean,
  ): Promise<{ readonly url: URL; readonly response: Response }> {
    let current = { url: new URL(from), response };
    for (let step = 0; step < MAX_REDIRECTS; step += 1) {
      const location = current.response.headers.get('location');
      if (location === null) return current;
      const url = new URL(location, current.url);
      if (isEnd(url)) return { url, response: current.response };
      current = { url, response: await this.request(url) };
    }
    throw new Error('Too many redirects');
  }
}
