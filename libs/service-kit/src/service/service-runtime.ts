import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import type { Environment } from '../config/settings.js';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import type { Transport } from '../messaging/transport.port.js';
import type { LogLevel } from '../telemetry/log-records.js';

/** What a topology gives to a service. The service closes its transport when it stops; the store belongs to the giver. */
export interface ServiceRuntime {
  readonly environment: Environment;
  readonly transport: Transport;
  readonly store: EphemeralStore;
  /** For the service's runtime role; its schema is up to date. */
  readonly databaseUrl: string;
  readonly publicUrl: string;
  /** By which tokens are judged. */
  readonly publicKeys: Jwks;
  readonly logLevel: LogLevel;
}
