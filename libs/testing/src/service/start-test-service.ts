import type { Jwks } from '@playbook/contracts/auth/auth-wire.schema';
import type { EphemeralStore } from '@playbook/service-kit/ephemeral/ephemeral-store.port';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { LocalBus } from '@playbook/service-kit/messaging/local/local-bus';
import { LocalTransport } from '@playbook/service-kit/messaging/local/local-transport.adapter';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import { type RunningService, startService } from '@playbook/service-kit/service/start-service';
import { createTestDatabase, type TestDatabase } from '../database/create-test-database.js';
import { serveNoRevocations } from './serve-no-revocations.js';
import { sourceWorkers } from './source-workers.js';
import { TestTokens } from './test-tokens.js';

/** Where founders would reach the product; access tokens are issued under it. */
export const TEST_PUBLIC_URL = 'https://playbook.example';

/** Threads cost a test seconds. */
const ONE_THREAD = { PLAYBOOK_WORKER_THREADS: '1' };

export interface TestServiceOptions {
  /** The service's own settings. */
  readonly env?: Readonly<Record<string, string>>;
  /** To join several services, or to listen to what this one publishes. */
  readonly bus?: LocalBus;
  /** To share one issuer between several services. */
  readonly tokens?: TestTokens;
  /** By which tokens are judged; those of `tokens` unless given. */
  readonly publicKeys?: Jwks;
  /** Closed by who made it. */
  readonly store?: EphemeralStore;
  /** Of another replica of the service, which drops it. */
  readonly database?: TestDatabase;
}

export interface TestService {
  /** Calls the service as any other process would. */
  readonly rpc: RpcClient;
  readonly bus: LocalBus;
  readonly database: TestDatabase;
  readonly tokens: TestTokens;
  readonly store: EphemeralStore;
  readonly service: RunningService;
  /** Stops the service in its own order, then drops its database where that is not another replica's. */
  stop(): Promise<void>;
}

/**
 * Starts one service as in production over the local bus, the memory store and a real database of its own. Access tokens of
 * `tokens` are good where no other keys are given.
 * @throws Error outside the jest projects `medium` and `contract`
 */
export async function startTestService(
  definition: ServiceDefinition,
  options: TestServiceOptions = {},
): Promise<TestService> {
  const { bus = new LocalBus(), store = new MemoryStore(), env = {} } = options;
  const outside = new LocalTransport(bus);
  const tokens = options.tokens ?? (await TestTokens.create(TEST_PUBLIC_URL));
  if (definition.name !== 'auth') await serveNoRevocations(outside);
  const database = options.database ?? (await createTestDatabase(definition));
  const { workers } = definition;
  const fromSource = workers ? { ...definition, workers: sourceWorkers(workers) } : definition;
  const service = await startService(fromSource, {
    environment: { ...ONE_THREAD, ...env },
    transport: new LocalTransport(bus),
    store,
    databaseUrl: database.url,
    publicUrl: TEST_PUBLIC_URL,
    publicKeys: options.publicKeys ?? (await tokens.jwks()),
    logLevel: 'silent',
  });
  const stop = async (): Promise<void> => {
    await service.stop();
    await outside.close();
    if (!options.database) await database.drop();
  };
  return { rpc: new RpcClient(outside), bus, database, tokens, store, service, stop };
}
