const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address, parsed by the URL class, is on this machine. */
export const isLoopback = (url: URL): boolean => LOOPBACK_HOSTS.has(url.hostname);
