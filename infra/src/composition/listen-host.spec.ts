import { describe, expect, it } from '@jest/globals';
import { listenHost } from './listen-host.js';

describe('listenHost', () => {
  it('is loopback while the development sign-in is on, and everywhere with a real client', () => {
    expect(listenHost(undefined, true)).toBe('127.0.0.1');
    expect(listenHost(undefined, false)).toBe('0.0.0.0');
  });

  it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('may be %s with the development sign-in', (host) => {
    expect(listenHost(host, true)).toBe(host);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'playbook.example', '127.0.0.1.example.com'])(
    'may be %s with a real client only',
    (host) => {
      expect(listenHost(host, false)).toBe(host);
      expect(() => listenHost(host, true)).toThrow(/AUTH_GOOGLE_CLIENT_ID.*HOST and PLAYBOOK_PUBLIC_URL/);
    },
  );
});
