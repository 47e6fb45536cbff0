import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import { updateUser } from '@playbook/contracts/auth/mail/mail.contract';
import type { Session, User } from '@playbook/contracts/auth/auth-wire.schema';
import {
  codeOf,
  startTestAuth,
  TEST_CLIENT,
  TEST_PASSWORD,
  type TestAuth,
  uniqueEmail,
} from '../../test/auth-service.fixture.js';
import { FactorOwner } from '../../test/factors.fixture.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

const update = (session: Session, body: Record<string, unknown>): Promise<User> =>
  auth.rpc.call(updateUser, { body: updateUser.input.shape.body.parse(body) }, { accessToken: session.access_token });

describe('a founder with a second factor', () => {
  it('must have used it in the session to change address or password', async () => {
    const email = uniqueEmail();
    const { raised } = await new FactorOwner(auth).raise(await auth.newSession(email));
    const body = { email, password: TEST_PASSWORD };
    const lower = await auth.rpc.call(signInWithPassword, { body, client: TEST_CLIENT });
    expect(await codeOf(update(lower, { email: uniqueEmail() }))).toBe('insufficient_aal');
    expect(await codeOf(update(lower, { password: 'another long password' }))).toBe('insufficient_aal');
    expect((await update(lower, { data: { theme: 'dark' } })).user_metadata).toMatchObject({ theme: 'dark' });

    expect((await update(raised, { password: 'another long password', current_password: TEST_PASSWORD })).id).toBe(
      raised.user.id,
    );
  });
});
