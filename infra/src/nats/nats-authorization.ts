import { BUS_CONTRACTS } from '@playbook/contracts/bus-contracts';
import { natsPublicKey } from '@playbook/service-kit/messaging/nats/nats-keys.adapter';
import { busAccessOf } from './bus-access.js';
import type { NatsSeeds } from './nats-seeds.js';

const MS_PER_S = 1_000;
/**
 * How long a process has to say who it is. The server's own two seconds are less than a process may stand still while others start on a busy
 * machine; it would then write to a connection that the server has closed.
 */
const INTRODUCTION_S = 10;

/**
 * The part of a NATS server's configuration that lets each kind of process do what the contracts say, and nobody else anything.
 * It holds public keys only. JSON is a form of the server's own language.
 * @param seeds Of the key of each kind of process, by its name.
 */
export function natsAuthorization(seeds: NatsSeeds): string {
  const users = [...seeds].map(([party, seed]) => {
    const { publish, subscribe, replyTimeoutMs } = busAccessOf(party, BUS_CONTRACTS);
    return {
      nkey: natsPublicKey(seed),
      permissions: {
        // An empty list would allow everything.
        publish: publish.length > 0 ? { allow: publish } : { deny: ['>'] },
        subscribe: { allow: subscribe },
        allow_responses: { max: 1, expires: `${Math.ceil(replyTimeoutMs / MS_PER_S)}s` },
      },
    };
  });
  return `authorization ${JSON.stringify({ timeout: INTRODUCTION_S, users }, null, 2)}\n`;
}
