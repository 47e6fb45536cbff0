import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { updateUser } from '@playbook/contracts/auth-mail.contract';
import type { Session, User } from '@playbook/contracts/auth-wire.schema';
import { codeOf, startTestAuth, type TestAuth, uniqueEmail } from '../../test/auth-service.fixture.js';
import { AuthModule } from '../auth.module.js';
import { authService } from '../service.js';
import { SECOND_FACTORS, type SecondFactors } from './second-factors.port.js';

const enrolled = new Set<string>();
const factors: SecondFactors = { hasVerified: async (_em, userId) => enrolled.has(userId) };

@Global()
@Module({ providers: [{ provide: SECOND_FACTORS, useValue: factors }], exports: [SECOND_FACTORS] })
class FactorsModule {}

@Module({ imports: [AuthModule, FactorsModule] })
class AuthWithFactors {}

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth({}, { ...authService, module: AuthWithFactors });
});
afterAll(() => auth.stop());

const update = (session: Session, body: Record<string, unknown>): Promise<User> =>
  auth.rpc.call(updateUser, { body: updateUser.input.shape.body.parse(body) }, { accessToken: session.access_token });

describe('a founder with a second factor', () => {
  it('must have used it in the session to change address or password', async () => {
    const session = await auth.newSession();
    enrolled.add(session.user.id);
    expect(await codeOf(update(session, { email: uniqueEmail() }))).toBe('insufficient_aal');
    expect(await codeOf(update(session, { password: 'another long password' }))).toBe('insufficient_aal');
    expect((await update(session, { data: { theme: 'dark' } })).user_metadata).toEqual({ theme: 'dark' });

    await auth.sql(`update auth.sessions set aal = 'aal2' where user_id = $1`, [session.user.id]);
    expect((await update(session, { password: 'another long password' })).id).toBe(session.user.id);
  });
});
