import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { issuerOf } from '../config/process-settings.js';
import { AccessTokenVerifier } from '../identity/access-token-verifier.js';
import { BannedFounders } from '../identity/banned-founders.js';
import { EndedSessions } from '../identity/ended-sessions.js';
import { Revocations } from '../identity/revocations.js';
import { EventPublisher } from '../messaging/event-publisher.js';
import { RpcClient } from '../messaging/rpc/rpc-client.js';
import type { Transport } from '../messaging/transport.port.js';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Logger } from '../telemetry/logger.js';
import type { LogLevel } from '../telemetry/log-records.js';
import type { Kit } from './kit.module.js';

export interface KitParts {
  readonly name: string;
  readonly logLevel: LogLevel;
  readonly transport: Transport;
  readonly store: EphemeralStore;
  readonly publicUrl: string;
  /** By which tokens are judged. */
  readonly publicKeys: Jwks;
}

/** Joins the adapters of a container. */
export function createKit(parts: KitParts): Kit {
  const rpc = new RpcClient(parts.transport);
  const endedSessions = new EndedSessions(parts.store);
  const bannedFounders = new BannedFounders(parts.store);
  const revocations = new Revocations(rpc, parts.store, endedSessions, bannedFounders);
  const verifier = new AccessTokenVerifier(parts.publicKeys, revocations, issuerOf(parts.publicUrl));
  const logger = Logger.create(parts.name, parts.logLevel);
  return {
    logger,
    securityLog: new SecurityLog(logger),
    rpc,
    events: new EventPublisher(parts.transport),
    store: parts.store,
    endedSessions,
    bannedFounders,
    revocations,
    verifier,
    publicKeys: parts.publicKeys,
  };
}
