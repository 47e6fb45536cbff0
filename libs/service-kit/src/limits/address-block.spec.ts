import { describe, expect, it } from '@jest/globals';
import { addressBlockOf, addressSiteOf } from './address-block.js';

describe('the block of a client address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:0:0:0:9', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', ''],
    ['no address', 'no address'],
  ])('of %j is %j', (address, block) => {
    expect(addressBlockOf(address)).toBe(block);
  });
});

describe('the site of a client address', () => {
  it.each([
    ['203.0.113.7', null],
    ['::ffff:203.0.113.7', null],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['no address', null],
  ])('of %j is %j', (address, site) => {
    expect(addressSiteOf(address)).toBe(site);
  });
});
