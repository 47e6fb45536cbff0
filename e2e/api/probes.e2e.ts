import { describe, expect, it } from '@jest/globals';
import { call } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();

describe('what operators and browsers ask for', () => {
  it('is alive and ready, with each dependency by name', async () => {
    expect(await call(`${url}/livez`)).toMatchObject({ status: 200, json: { status: 'ok' } });
    const ready = await call(`${url}/readyz`);
    expect(ready).toMatchObject({ status: 200, json: { status: 'ok', checks: { 'gateway.transport': true } } });
  });

  it('serves the web app at the addresses of its screens, and its 404 page with that status elsewhere', async () => {
    const headers = { accept: 'text/html' };
    for (const path of ['/', '/pitch-analyzer', '/dashboard?from=mail']) {
      const page = await call(`${url}${path}`, { headers });
      expect(page.status).toBe(200);
      expect(page.text).toContain('<div id="root">');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(page.headers.get('content-security-policy')).toContain('frame-src https://www.youtube-nocookie.com;');
    }
    const missing = await call(`${url}/no/such/page`, { headers });
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('<div id="root">');
  });

  it('keeps answers with data out of caches', async () => {
    expect((await call(`${url}/rest/v1/web-config`)).headers.get('cache-control')).toBe('no-store');
  });
});
