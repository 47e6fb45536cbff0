import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kit } from '@playbook/service-kit/service/kit.module';
import type { StorageAccess } from '@playbook/service-kit/object-storage/storage-access';
import type { Transport } from '@playbook/service-kit/messaging/transport.port';
import type { HealthRegistry } from '@playbook/service-kit/health/health-registry';
import type { GatewaySettings } from './gateway.settings.js';

/** Another HTTP application below a path of the gateway, such as the development identity provider. */
export interface Mount {
  readonly path: `/${string}`;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
}

export interface GatewayOptions {
  readonly kit: Kit;
  readonly transport: Transport;
  readonly health: HealthRegistry;
  readonly settings: GatewaySettings;
  readonly publicUrl: string;
  /** Folder of the built web app; null where something else serves it. */
  readonly webDirectory: string | null;
  readonly mounts: readonly Mount[];
  /** How browsers reach stored objects. */
  readonly storage: StorageAccess;
  readonly collectorUrl: string | undefined;
  /** Share of traces that are kept, 0 to 1. */
  readonly traceShare: number;
  /** Whether 'Continue with Google' leads to the development identity provider. */
  readonly isDevelopmentSignIn: boolean;
}

/** Injection token of the options. */
export const GATEWAY_OPTIONS = Symbol('GatewayOptions');
