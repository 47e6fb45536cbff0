import type { EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { HealthRegistry } from '@playbook/service-kit/health/health-registry';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import type { BannedFounders } from '@playbook/service-kit/identity/banned-founders';
import { LocalBus } from '@playbook/service-kit/messaging/local/local-bus';
import { LocalTransport } from '@playbook/service-kit/messaging/local/local-transport.adapter';
import type { RequestHandler } from '@playbook/service-kit/messaging/transport.port';
import { createKit } from '@playbook/service-kit/service/create-kit';
import { serveNoRevocations } from '@playbook/testing/service/serve-no-revocations';
import type { SecurityLog } from '@playbook/service-kit/security-log/security-log';
import { TestTokens } from '@playbook/testing/service/test-tokens';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import type { GatewayOptions } from '../src/gateway-options.js';
import { gatewaySettingsSchema } from '../src/gateway.settings.js';
import { createGateway } from '../src/gateway.js';

export const PUBLIC_URL = 'https://playbook.example';

export interface TestGateway {
  readonly url: string;
  readonly tokens: TestTokens;
  readonly health: HealthRegistry;
  readonly bannedFounders: BannedFounders;
  readonly securityLog: SecurityLog;
  /** Plays a service. */
  serve(subject: string, handler: RequestHandler): Promise<void>;
  /** The end of the bus that services are played on. */
  readonly services: LocalTransport;
  stop(): Promise<void>;
}

/** A gateway over the local bus, listening on a free port, with an issuer of tokens and no services. */
export async function startTestGateway(
  options: Partial<GatewayOptions> = {},
  store: EphemeralStore = new MemoryStore(),
  wantedPort?: number,
): Promise<TestGateway> {
  const bus = new LocalBus();
  const outside = new LocalTransport(bus);
  const tokens = await TestTokens.create(PUBLIC_URL);
  await serveNoRevocations(outside);
  const transport = new LocalTransport(bus);
  const health = new HealthRegistry();
  const kitParts = {
    name: 'gateway',
    logLevel: 'silent',
    transport,
    store,
    publicUrl: PUBLIC_URL,
    publicKeys: await tokens.jwks(),
  } as const;
  const kit = createKit(kitParts);
  const gateway = await createGateway({
    kit,
    transport,
    health,
    settings: gatewaySettingsSchema.parse({}),
    publicUrl: PUBLIC_URL,
    webDirectory: null,
    mounts: [],
    storage: { files: null, origin: null },
    collectorUrl: undefined,
    traceShare: 1,
    isDevelopmentSignIn: false,
    ...options,
  });
  const port = wantedPort ?? (await findFreePort());
  await gateway.listen(port, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    tokens,
    health,
    bannedFounders: kit.bannedFounders,
    securityLog: kit.securityLog,
    services: outside,
    serve: (subject, handler) => outside.serve('test', subject, handler),
    stop: async () => {
      await gateway.stop();
      await outside.close();
    },
  };
}
