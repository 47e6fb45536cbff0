import type { GatewaySettings } from '../gateway.settings.js';
import { descriptorLimit } from './descriptor-limit.js';

/** Descriptors that connections leave to databases, brokers, files and the server of probes and metrics. */
const RESERVED_DESCRIPTORS = 512;
const FEWEST_CONNECTIONS = 64;
/** A body may have 1 MiB, so that half-sent ones hold a quarter of a gigabyte at most. */
const MAX_UNFINISHED_BODIES = 256;
/** Requests that one connection may send ahead of its responses. No browser does. */
const MAX_PIPELINED = 8;

export interface ConnectionLimits {
  readonly connections: number;
  readonly connectionsPerClient: number;
  readonly unfinishedBodies: number;
  readonly unansweredPerConnection: number;
}

/** The limits of the settings, as far as the system lets this process open sockets. */
export function connectionLimits(settings: GatewaySettings, descriptors = descriptorLimit()): ConnectionLimits {
  const possible = Math.max(FEWEST_CONNECTIONS, (descriptors ?? Infinity) - RESERVED_DESCRIPTORS);
  const isBehindProxy = settings.PLAYBOOK_TRUSTED_PROXY_HOPS > 0;
  return {
    connections: Math.min(settings.PLAYBOOK_MAX_CONNECTIONS, possible),
    connectionsPerClient: isBehindProxy ? Infinity : settings.PLAYBOOK_MAX_CONNECTIONS_PER_ADDRESS,
    unfinishedBodies: MAX_UNFINISHED_BODIES,
    unansweredPerConnection: MAX_PIPELINED,
  };
}
