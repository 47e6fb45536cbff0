import { randomBytes, randomUUID } from 'node:crypto';
import { signUp } from '@playbook/contracts/auth/auth.contract';
import { type Session, sessionSchema } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@playbook/testing/service/start-test-service';
import pg from 'pg';
import { authService, generateSigningKeys, publicKeysIn } from '../src/service.js';

export const TEST_CLIENT = { address: '203.0.113.7', userAgent: 'a test' };
export const TEST_PASSWORD = 'correct horse battery';

export interface TestAuth extends TestService {
  /** Runs a statement as the superuser and returns its rows. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Signs a new founder up. */
  newSession(email?: string): Promise<Session>;
}

export const uniqueEmail = (): string => `founder-${randomUUID()}@example.com`;

/** The auth service on a database of its own; `options.env` adds to settings that suffice to start. */
export async function startTestAuth(options: TestServiceOptions = {}, definition = authService): Promise<TestAuth> {
  const env = {
    AUTH_JWT_KEYS: await generateSigningKeys(),
    AUTH_ENCRYPTION_KEY: randomBytes(32).toString('base64url'),
    ...options.env,
  };
  const service = await startTestService(definition, {
    publicKeys: publicKeysIn(env),
    ...options,
    env,
  });
  const client = new pg.Client({ connectionString: service.database.adminUrl });
  await client.connect();
  return {
    ...service,
    sql: async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(text, [...values])).rows,
    newSession: async (email = uniqueEmail()) => {
      const body = { email, password: TEST_PASSWORD };
      return sessionSchema.parse(await service.rpc.call(signUp, { body, client: TEST_CLIENT }));
    },
    stop: async () => {
      await client.end();
      await service.stop();
    },
  };
}

/** The code a call fails with; a call that succeeds fails the test. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ProcedureError) return error.code;
    throw error;
  }
  throw new Error('The call succeeded');
}
