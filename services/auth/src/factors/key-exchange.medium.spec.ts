import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { Session } from '@playbook/contracts/auth/auth-wire.schema';
import { createTestDatabase, type TestDatabase } from '@playbook/testing/database/create-test-database';
import { waitUntil } from '@playbook/testing/wait-until';
import { codeOf, startTestAuth, type TestAuth } from '../../test/auth-service.fixture.js';
import { codeFor, FactorOwner } from '../../test/factors.fixture.js';
import { generateSigningKeys } from '../core/keys/signing-keys.js';
import { authService } from '../service.js';

const newKey = (): string => randomBytes(32).toString('base64url');

let database: TestDatabase;
const running = new Set<TestAuth>();
afterEach(async () => {
  for (const auth of running) await auth.stop();
  running.clear();
  await database.drop();
});

/** A process with these keys of second factors; all have the same database and the same signing key. */
async function start(jwtKeys: string, key: string, other?: string): Promise<TestAuth> {
  const env = { AUTH_JWT_KEYS: jwtKeys, AUTH_ENCRYPTION_KEY: key, ...(other && { AUTH_ENCRYPTION_KEY_OTHER: other }) };
  const auth = await startTestAuth({ env, database });
  running.add(auth);
  return auth;
}

async function stop(auth: TestAuth): Promise<void> {
  running.delete(auth);
  await auth.stop();
}

const sealedIn = async (auth: TestAuth): Promise<string[]> => {
  const rows = await auth.sql<{ sealed: string }>('select sealed_secret as sealed from auth.factors order by id');
  return rows.map(({ sealed }) => sealed);
};

/** A new founder with a factor whose first code was used. */
const raise = async (auth: TestAuth) => new FactorOwner(auth).raise(await auth.newSession());
type Raised = Awaited<ReturnType<typeof raise>>;

/** Shows a process the factor's next code. @throws ProcedureError */
const useAgain = (auth: TestAuth, { raised, factor }: Raised): Promise<Session> =>
  new FactorOwner(auth).verify(raised, { factorId: factor.id, code: codeFor(factor.totp.secret, 1) });

describe('while the key of second factors is exchanged', () => {
  it('factors of before and of after are good in every process, and in the end without the old key', async () => {
    database = await createTestDatabase(authService);
    const jwtKeys = await generateSigningKeys();
    const [old, fresh] = [newKey(), newKey()];

    const before = await start(jwtKeys, old);
    const [one, other] = [await raise(before), await raise(before)];
    const sealedOnce = await sealedIn(before);
    await stop(before);

    // Step 1: every process can open what the new key will have sealed.
    const first = await start(jwtKeys, old, fresh);
    // Step 2: one process after the other seals with the new key.
    const second = await start(jwtKeys, fresh, old);
    await waitUntil(async () => (await sealedIn(second)).every((sealed) => !sealedOnce.includes(sealed)));
    await useAgain(first, one);
    const [ofFirst, ofSecond] = [await raise(first), await raise(second)];
    await useAgain(second, ofFirst);
    await useAgain(first, ofSecond);
    await stop(first);
    await stop(second);

    // The process that seals with the new key seals anew what the other one has sealed meanwhile.
    const third = await start(jwtKeys, fresh, old);
    await stop(third);

    // Step 3: the old key is gone.
    const after = await start(jwtKeys, fresh);
    expect((await useAgain(after, other)).user.factors).toMatchObject([{ status: 'verified' }]);
    expect(await codeOf(useAgain(await start(jwtKeys, old), await raise(after)))).toBe('unexpected_failure');
  });

  it('what no key opens stays as it is, and keeps nothing else from being sealed anew', async () => {
    database = await createTestDatabase(authService);
    const jwtKeys = await generateSigningKeys();
    const [lost, other] = [newKey(), newKey()];
    const before = await start(jwtKeys, lost);
    await raise(before);
    const [unopened = ''] = await sealedIn(before);
    await stop(before);
    const meanwhile = await start(jwtKeys, other);
    const kept = await raise(meanwhile);
    await stop(meanwhile);
    const fresh = newKey();
    await stop(await start(jwtKeys, fresh, other));
    const after = await start(jwtKeys, fresh);
    expect((await useAgain(after, kept)).user.factors).toMatchObject([{ status: 'verified' }]);
    expect(await sealedIn(after)).toContain(unopened);
  });
});
