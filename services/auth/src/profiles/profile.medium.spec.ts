import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signOut } from '@playbook/contracts/auth/auth.contract';
import { changeProfile, getProfile } from '@playbook/contracts/profile/profile.contract';
import { codeOf, startTestAuth, type TestAuth } from '../../test/auth-service.fixture.js';

let auth: TestAuth;
beforeAll(async () => {
  auth = await startTestAuth();
});
afterAll(() => auth.stop());

describe('a profile', () => {
  it('shows the account until a name is chosen, then that name, to its founder only', async () => {
    const ada = await auth.newSession();
    const other = await auth.newSession();
    const asAda = { accessToken: ada.access_token };
    expect(await auth.rpc.call(getProfile, {}, asAda)).toMatchObject({
      id: ada.user.id,
      fullName: 'User',
      email: ada.user.email,
      plan: 'Free',
      memberSince: ada.user.created_at,
    });

    const changed = await auth.rpc.call(changeProfile, { fullName: '  Ada Lovelace ' }, asAda);
    expect(changed.fullName).toBe('Ada Lovelace');
    await auth.rpc.call(changeProfile, { fullName: 'Ada King' }, asAda);
    expect((await auth.rpc.call(getProfile, {}, asAda)).fullName).toBe('Ada King');
    const seen = await auth.rpc.call(getProfile, {}, { accessToken: other.access_token });
    expect(seen.fullName).toBe('User');
  });

  it.each(['', '   ', 'a'.repeat(101), 'a\u0000b'])('refuses the name "%s"', async (fullName) => {
    const { access_token } = await auth.newSession();
    expect(await codeOf(auth.rpc.call(changeProfile, { fullName }, { accessToken: access_token }))).toBe(
      'validation_failed',
    );
  });

  it('changes nothing for a session that has ended', async () => {
    const { access_token, user } = await auth.newSession();
    await auth.rpc.call(signOut, { scope: 'global' }, { accessToken: access_token });
    const call = auth.rpc.call(changeProfile, { fullName: 'Late' }, { accessToken: access_token });
    expect(await codeOf(call)).toBe('session_not_found');
    expect(await auth.sql('select 1 from auth.profiles where id = $1', [user.id])).toEqual([]);
  });

  it('goes with its account', async () => {
    const { access_token, user } = await auth.newSession();
    await auth.rpc.call(changeProfile, { fullName: 'Ada' }, { accessToken: access_token });
    await auth.sql('delete from auth.users where id = $1', [user.id]);
    expect(await auth.sql('select 1 from auth.profiles where id = $1', [user.id])).toEqual([]);
  });
});
