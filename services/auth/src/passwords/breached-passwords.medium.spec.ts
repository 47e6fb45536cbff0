import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInWithPassword, signUp } from '@playbook/contracts/auth/auth.contract';
import {
  startTestAuth,
  TEST_CLIENT,
  TEST_PASSWORD,
  type TestAuth,
  uniqueEmail,
} from '../../test/auth-service.fixture.js';

/** On the operator's list only. */
const BREACHED = 'a password that leaked';
const REFUSAL = { code: 'weak_password', details: { weakPasswordReasons: ['pwned'] } };

let folder: string;
let auth: TestAuth;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playbook-passwords-'));
  const path = join(folder, 'list.txt');
  await writeFile(path, `123456789\n${BREACHED}\n`);
  auth = await startTestAuth({ env: { AUTH_BREACHED_PASSWORDS_FILE: path } });
});
afterAll(async () => {
  await auth.stop();
  await rm(folder, { recursive: true });
});

describe('a password from a known breach', () => {
  it('cannot be set', async () => {
    const body = { email: uniqueEmail(), password: BREACHED };
    await expect(auth.rpc.call(signUp, { body, client: TEST_CLIENT })).rejects.toMatchObject(REFUSAL);
    await expect(auth.newSession()).resolves.toBeDefined();
  });

  it('lets its owner in who has it already, and tells them', async () => {
    const open = await startTestAuth();
    try {
      const body = { email: uniqueEmail(), password: BREACHED };
      await open.rpc.call(signUp, { body, client: TEST_CLIENT });
      const [row] = await open.sql<{ hash: string }>('select password_hash as hash from auth.users');
      const { user } = await auth.newSession();
      await auth.sql('update auth.users set password_hash = $1 where id = $2', [row?.hash, user.id]);
      const credentials = { email: user.email, password: BREACHED };
      const session = await auth.rpc.call(signInWithPassword, { body: credentials, client: TEST_CLIENT });
      expect(session.weak_password?.reasons).toEqual(['pwned']);
    } finally {
      await open.stop();
    }
  });

  it('is no matter without a list, nor is one that is on no list', async () => {
    const { user } = await auth.newSession();
    const body = { email: user.email, password: TEST_PASSWORD };
    const session = await auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT });
    expect(session.weak_password).toBeUndefined();
  });
});
