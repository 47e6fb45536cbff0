import { BlockList, isIPv6 } from 'node:net';

/** Hosts at which a browser and a server of one machine meet (RFC 8252, section 8.3), as `URL` writes them. */
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

const LOOPBACK_ADDRESSES = new BlockList();
LOOPBACK_ADDRESSES.addSubnet('127.0.0.0', 8);
LOOPBACK_ADDRESSES.addAddress('::1', 'ipv6');

/** Whether the host of an address means this machine and nothing else. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK_HOSTS.has(hostname);

/** Whether a socket's address is this machine's own, also where IPv4 is written as IPv6. */
export const isLoopbackAddress = (address: string): boolean =>
  LOOPBACK_ADDRESSES.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
