import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import { EPHEMERAL_STORE, type EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import { AccessTokenVerifier } from '../identity/access-token-verifier.js';
import { BannedFounders } from '../identity/banned-founders.js';
import { EndedSessions } from '../identity/ended-sessions.js';
import { FounderBannedController } from '../identity/founder-banned.controller.js';
import type { Revocations } from '../identity/revocations.js';
import { SessionEndedController } from '../identity/session-ended.controller.js';
import { EventPublisher } from '../messaging/event-publisher.js';
import { RpcClient } from '../messaging/rpc/rpc-client.js';
import { SecurityLog } from '../security-log/security-log.js';
import { Logger } from '../telemetry/logger.js';
import { PUBLIC_KEYS } from './service-definition.js';

/** What every container injects, made once per container by its composition root. */
export interface Kit {
  readonly logger: Logger;
  readonly securityLog: SecurityLog;
  readonly rpc: RpcClient;
  readonly events: EventPublisher;
  readonly store: EphemeralStore;
  readonly endedSessions: EndedSessions;
  readonly bannedFounders: BannedFounders;
  readonly revocations: Revocations;
  readonly verifier: AccessTokenVerifier;
  readonly publicKeys: Jwks;
}

/** Makes the kit, and what the composition root adds, injectable everywhere in one container. */
@Module({})
export class KitModule {
  static with(kit: Kit, more: readonly Provider[]): DynamicModule {
    const providers: Provider[] = [
      { provide: Logger, useValue: kit.logger },
      { provide: SecurityLog, useValue: kit.securityLog },
      { provide: RpcClient, useValue: kit.rpc },
      { provide: EventPublisher, useValue: kit.events },
      { provide: EPHEMERAL_STORE, useValue: kit.store },
      { provide: EndedSessions, useValue: kit.endedSessions },
      { provide: BannedFounders, useValue: kit.bannedFounders },
      { provide: AccessTokenVerifier, useValue: kit.verifier },
      { provide: PUBLIC_KEYS, useValue: kit.publicKeys },
      ...more,
    ];
    return {
      module: KitModule,
      global: true,
      controllers: [SessionEndedController, FounderBannedController],
      providers,
      exports: providers.map((provider) => ('provide' in provider ? provider.provide : provider)),
    };
  }
}
