import ipaddr from 'ipaddr.js';

/** What one customer of a network gets: 64 bits, of which every device makes up addresses as it likes. */
const IPV6_BLOCK_BYTES = 8;

/**
 * The part of a client address by which callers are told apart: an IPv4 address as it is, of an IPv6 address the block of 64 bits
 * that belongs to one household or machine. A text that is no address stands for itself.
 */
export function addressBlockOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address in the clothes of IPv6 is the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray().fill(0, IPV6_BLOCK_BYTES);
  return `${ipaddr.fromByteArray(bytes).toString()}/64`;
}
