import { describe, expect, it } from '@jest/globals';
import { parseRedirectPattern, redirectAllowListSetting } from './redirect-pattern.js';
import { type RedirectPolicy, resolveRedirectTarget } from './redirect-target.js';

const SITE = 'https://app.example.com';

const policy = (allowList: string, overrides: Partial<RedirectPolicy> = {}): RedirectPolicy => ({
  siteUrl: SITE,
  allowList: redirectAllowListSetting.parse(allowList),
  allowsLoopbackPorts: false,
  ...overrides,
});

const goesTo = (requested: string | undefined, allowList = '', overrides: Partial<RedirectPolicy> = {}): string =>
  resolveRedirectTarget(requested, policy(allowList, overrides));

describe('targets on the site itself', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com/'],
    ['https://app.example.com/', 'https://app.example.com/'],
    ['https://app.example.com/dashboard?tab=1', 'https://app.example.com/dashboard?tab=1'],
    ['https://app.example.com/dashboard#part', 'https://app.example.com/dashboard'],
    ['https://app.example.com:443/x', 'https://app.example.com/x'],
    ['HTTPS://APP.example.com/X', 'https://app.example.com/X'],
    ['https://app.example.com/a/../b', 'https://app.example.com/b'],
    ['https://app.example.com/?next=https://evil.example', 'https://app.example.com/?next=https://evil.example'],
    ['https://app.example.com/@evil.example', 'https://app.example.com/@evil.example'],
  ])('%s is allowed', (requested, target) => {
    expect(goesTo(requested)).toBe(target);
  });
});

describe('targets that are never the site', () => {
  it.each([
    undefined,
    '',
    '/dashboard',
    '//evil.example',
    'dashboard',
    'ada@example.com',
    'https://evil.example',
    'https://evil.example/app.example.com',
    'https://app.example.com.evil.example',
    'https://evilapp.example.com',
    'https://example.com',
    'https://sub.app.example.com',
    'http://app.example.com',
    'https://app.example.com:8443',
    'https://app.example.com.',
    'https://app.example.com@evil.example',
    'https://app.example.com:pw@evil.example',
    'https://user@app.example.com',
    'https://:@app.example.com/',
    'https://@app.example.com/',
    'https:app.example.com',
    'https:/app.example.com',
    'https:///app.example.com',
    'https:////evil.example',
    'https:\\\\app.example.com',
    'https://app.example.com\\@evil.example',
    'https://evil.example\\.app.example.com',
    'https://app.example.com/a\\b',
    'https://app.example.com\t/x',
    'https://app.example.com\n.evil.example',
    ' https://app.example.com',
    'https://app.example.com/ x',
    'https://app.example.com/\u0000',
    'https://app.example.com/\u0085',
    'https://app.example.com/\u202e',
    'https://app.example.com/\u200b',
    'https://app.exa%6Dple.com',
    'https://app。example.com',
    'https://аpp.example.com',
    'https://app.example.com:0443',
    'https://app.example.com:99999',
    'javascript:alert(1)',
    'javascript://app.example.com/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'blob:https://app.example.com/x',
    'ftp://app.example.com',
    'myapp://callback',
    `https://app.example.com/${'x'.repeat(2_048)}`,
  ])('%j leads to the site', (requested) => {
    expect(goesTo(requested)).toBe(SITE);
  });
});

describe('numbers for hosts', () => {
  const site = { siteUrl: 'http://127.0.0.1:3000' };
  it.each([
    'http://2130706433:3000/',
    'http://0x7f000001:3000/',
    'http://0177.0.0.1:3000/',
    'http://127.1:3000/',
    'http://[::ffff:127.0.0.1]:3000/',
  ])('%s is not the address it stands for', (requested) => {
    expect(goesTo(requested, '', site)).toBe(site.siteUrl);
  });
  it('are fine when written as the site is', () => {
    expect(goesTo('http://127.0.0.1:3000/x', '', site)).toBe('http://127.0.0.1:3000/x');
  });
});

describe('ports on this machine', () => {
  const local = { siteUrl: 'http://localhost:3000', allowsLoopbackPorts: true };

  it.each(['http://localhost:5173/x', 'http://127.0.0.1:5173/x', 'http://[::1]:4000/x', 'http://localhost/x'])(
    '%s may differ in development',
    (requested) => {
      expect(goesTo(requested, '', local)).toBe(requested);
    },
  );

  it.each(['http://localhost:5173/x', 'http://127.0.0.1:3000/x'])('%s may not in production', (requested) => {
    expect(goesTo(requested, '', { ...local, allowsLoopbackPorts: false })).toBe(local.siteUrl);
  });

  it.each([
    'https://localhost:5173/x',
    'http://localhost.evil.example:5173',
    'http://127.0.0.2:3000',
    'http://0.0.0.0:3000',
  ])('%s is not this machine over the same scheme', (requested) => {
    expect(goesTo(requested, '', local)).toBe(local.siteUrl);
  });

  it('is no way in when the site is elsewhere', () => {
    expect(goesTo('http://localhost:5173', '', { allowsLoopbackPorts: true })).toBe(SITE);
    expect(goesTo('https://localhost:5173', '', { allowsLoopbackPorts: true })).toBe(SITE);
  });
});

describe('the allow list', () => {
  it.each([
    ['https://other.example', 'https://other.example'],
    ['https://other.example/', 'https://other.example/'],
    ['https://other.example/**', 'https://other.example'],
    ['https://other.example/**', 'https://other.example/a/b.html?c=d'],
    ['https://other.example/*', 'https://other.example/a'],
    ['https://*.example.org', 'https://preview-1.example.org/'],
    ['https://*.example.org/**', 'https://preview-1.example.org/a/b'],
    ['https://**.example.org', 'https://a.b.example.org/'],
    ['https://preview-?.example.org', 'https://preview-7.example.org/'],
    ['http://localhost:*/**', 'http://localhost:8080/a'],
    ['https://other.example/cb?next=*', 'https://other.example/cb?next=1'],
    ['com.playbook.app://callback', 'com.playbook.app://callback'],
    ['com.playbook.app://**', 'com.playbook.app://callback'],
    ['https://one.example, https://two.example', 'https://two.example'],
  ])('%s allows %s', (allowList, requested) => {
    expect(goesTo(requested, allowList)).toBe(new URL(requested).href);
  });

  it.each([
    ['https://other.example', 'https://other.example/a'],
    ['https://other.example/*', 'https://other.example/a/b'],
    ['https://other.example/*', 'https://other.example/a.b'],
    ['https://*.example.org', 'https://a.b.example.org/'],
    ['https://*.example.org/**', 'https://example.org/'],
    ['https://*.example.org/**', 'https://evil.example/.example.org/'],
    ['https://**.example.org/**', 'https://evil.example/x.example.org/'],
    ['https://**.example.org/**', 'https://evil.example?x.example.org/'],
    ['https://**.example.org/**', 'https://x@evil.example/y.example.org/'],
    ['https://other.example/**', 'http://other.example/'],
    ['https://other.example/**', 'https://other.example:8443/'],
    ['https://other.example/**', 'https://otherXexample/'],
    ['https://other.example/safe/**', 'https://other.example/safe/../private'],
    ['https://other.example/safe/**', 'https://other.example/safe/%2e%2e/private'],
    ['https://preview-?.example.org', 'https://preview-10.example.org/'],
    ['https://preview-?.example.org', 'https://preview-..example.org/'],
    ['com.playbook.app://callback', 'com.playbook.app://callback2'],
    ['**://**', 'https://evil.example'],
  ])('%s does not allow %s', (allowList, requested) => {
    const pattern = redirectAllowListSetting.safeParse(allowList);
    expect(pattern.success ? goesTo(requested, allowList) : SITE).toBe(SITE);
  });

  it.each(['javascript://**', 'data://**', 'file://**', 'vbscript://**'])('cannot open %s', (allowList) => {
    expect(goesTo(allowList.replace('**', 'x'), allowList)).toBe(SITE);
  });

  it.each(['other.example', '*', '**', 'https:other.example', '*://other.example'])(
    'is refused as a setting with %s in it',
    (entry) => {
      expect(parseRedirectPattern(entry)).toBeNull();
      expect(redirectAllowListSetting.safeParse(`https://good.example,${entry}`).success).toBe(false);
    },
  );
});
