import { z } from 'zod';

const MAX_CONNECTIONS = 100_000;
const MAX_REQUESTS = 10_000;

const countSetting = (what: string, max: number, standard: number) =>
  z.coerce
    .number({ error: `it must be a number of ${what}` })
    .int('it must be a whole number')
    .min(1, 'it must be 1 at least')
    .max(max, `it must be ${max} at most`)
    .default(standard);

/** How much one process of the gateway takes on at a time. */
export const connectionShape = {
  /** Open connections in all; where there are more, the oldest that is not being responded to is closed. */
  PLAYBOOK_MAX_CONNECTIONS: countSetting('connections', MAX_CONNECTIONS, 4_096),
  /** The same for one client address, or one /64 of IPv6; not where proxies are trusted, whose address all clients share. */
  PLAYBOOK_MAX_CONNECTIONS_PER_ADDRESS: countSetting('connections', MAX_CONNECTIONS, 1_024),
  /** Requests being responded to; further ones are told to come back. */
  PLAYBOOK_MAX_REQUESTS_IN_FLIGHT: countSetting('requests', MAX_REQUESTS, 512),
  /** Watches that wait for news; each holds a connection and does no work. */
  PLAYBOOK_MAX_WATCHES: countSetting('watches', MAX_CONNECTIONS, 2_048),
};
