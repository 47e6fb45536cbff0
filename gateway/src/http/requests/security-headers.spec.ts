import { describe, expect, it } from '@jest/globals';
import { securityHeaders } from './security-headers.js';

const headers = new Headers(securityHeaders('https://playbook.example'));
const directives = new Map(
  (headers.get('content-security-policy') ?? '').split(';').map((directive) => {
    const [name = '', ...sources] = directive.trim().split(' ');
    return [name, sources.join(' ')] as const;
  }),
);

describe('the security headers', () => {
  it('let pages run, style, show and ask only what comes from here', () => {
    for (const name of ['default-src', 'script-src', 'style-src', 'connect-src', 'form-action']) {
      expect([name, directives.get(name)]).toEqual([name, "'self'"]);
    }
    for (const name of ['object-src', 'base-uri']) expect([name, directives.get(name)]).toEqual([name, "'none'"]);
    expect(directives.get('frame-src')).toBe('https://www.youtube-nocookie.com');
  });

  it('let pages show what they made of a file before it is sent', () => {
    for (const name of ['img-src', 'media-src']) expect([name, directives.get(name)]).toEqual([name, "'self' blob:"]);
  });

  it('let pages send and read objects where they are stored elsewhere, and run nothing from there', () => {
    const policy = securityHeaders('https://playbook.example', 'https://objects.example')['content-security-policy'];
    for (const directive of [
      "connect-src 'self' https://objects.example",
      "media-src 'self' blob: https://objects.example",
      "img-src 'self' blob: https://objects.example",
      "script-src 'self'",
    ]) {
      expect(`${policy};`).toContain(`${directive};`);
    }
  });

  it('let nobody frame a page', () => {
    expect(directives.get('frame-ancestors')).toBe("'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('keep pages and players from the devices, and leave what they use', () => {
    const policy = (headers.get('permissions-policy') ?? '').split(', ');
    for (const feature of ['camera', 'geolocation', 'payment', 'usb', 'display-capture']) {
      expect(policy).toContain(`${feature}=()`);
    }
    expect(policy).toContain('clipboard-write=(self)');
    expect(policy).toContain('fullscreen=(self "https://www.youtube-nocookie.com")');
    expect(policy).toContain('picture-in-picture=(self "https://www.youtube-nocookie.com")');
  });

  it('ask for https only where founders come by it', () => {
    expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
    expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  });
});
