import ipaddr from 'ipaddr.js';

/** What one customer of a network gets: 64 bits, of which every device makes up addresses as it likes. */
const IPV6_BLOCK_BYTES = 8;
/** What a site or a customer who asks gets: 48 bits, with 65,536 such blocks. */
const IPV6_SITE_BYTES = 6;
const BITS_PER_BYTE = 8;

/**
 * The part of a client address by which callers are told apart: an IPv4 address as it is, of an IPv6 address the block of 64 bits
 * that belongs to one household or machine. A text that is no address stands for itself.
 */
export function addressBlockOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address in the clothes of IPv6 is the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return prefixOf(parsed, IPV6_BLOCK_BYTES);
}

/** The site that an IPv6 address lies in, whose blocks may all be one caller's; null for every other text. */
export function addressSiteOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? null : prefixOf(parsed, IPV6_SITE_BYTES);
}

function prefixOf(address: ipaddr.IPv4 | ipaddr.IPv6, prefixBytes: number): string {
  const bytes = address.toByteArray().fill(0, prefixBytes);
  return `${ipaddr.fromByteArray(bytes).toString()}/${prefixBytes * BITS_PER_BYTE}`;
}
