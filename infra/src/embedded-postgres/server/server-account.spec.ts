import { describe, expect, it } from '@jest/globals';
import { maySearch } from './path-access.js';
import { findAccount } from './server-account.js';

const PASSWD = [
  'root:x:0:0:root:/root:/bin/bash',
  'nobody:x:65534:65533::/:/sbin/nologin',
  'postgres:x:101:104::/:/bin/sh',
  '',
];

describe('findAccount', () => {
  it('prefers the first name', () => {
    expect(findAccount(PASSWD.join('\n'), ['postgres', 'nobody'])).toEqual({ uid: 101, gid: 104 });
  });

  it('takes the next name when the first is unknown', () => {
    expect(findAccount(PASSWD.join('\n'), ['pg', 'nobody'])).toEqual({ uid: 65_534, gid: 65_533 });
  });

  it('tells when there is none', () => {
    expect(findAccount('', ['postgres'])).toBeUndefined();
  });
});

describe('maySearch', () => {
  const user = { uid: 101, gid: 104 };

  it.each([
    ['its own', { uid: 101, gid: 0, mode: 0o40_700 }, true],
    ['its own but closed to the owner', { uid: 101, gid: 104, mode: 0o40_077 }, false],
    ["its group's", { uid: 0, gid: 104, mode: 0o40_710 }, true],
    ["its group's but closed to the group", { uid: 0, gid: 104, mode: 0o40_701 }, false],
    ["everybody's", { uid: 0, gid: 0, mode: 0o40_711 }, true],
    ["somebody else's", { uid: 0, gid: 0, mode: 0o40_700 }, false],
    ['one that may be listed but not entered', { uid: 0, gid: 0, mode: 0o40_744 }, false],
  ])('judges a folder that is %s', (_, folder, expected) => {
    expect(maySearch(folder, user)).toBe(expected);
  });
});
