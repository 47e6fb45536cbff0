import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeAuthClient } from '../../testing/fake-auth-client.js';
import { buildSession, buildUser } from '../../testing/factories/session.factory.js';
import { FollowedSession } from './followed-session.js';

const ada = buildUser();
const bob = buildUser({ id: '0f7a3d6e-58c3-4a4f-9b53-6f1d2c3b4a59' });
const OVER_S = 1_000;

describe('the followed session', () => {
  let client: FakeAuthClient;
  let session: FollowedSession;
  const news = jest.fn();

  beforeEach(async () => {
    news.mockClear();
    client = new FakeAuthClient();
    session = new FollowedSession(() => Promise.resolve(client));
    session.start();
    await session.token(ada.id);
    session.subscribe(news);
  });

  it('has the token of the founder who is signed in, without waiting', () => {
    expect(session.tokenNow(ada.id)).toBeNull();
    client.emit('SIGNED_IN', buildSession(ada));
    expect(session.tokenNow(ada.id)).toBe(buildSession(ada).access_token);
    client.emit('SIGNED_OUT', null);
    expect(session.tokenNow(ada.id)).toBeNull();
  });

  it('has none of another founder who signed in since', async () => {
    client.emit('SIGNED_IN', buildSession(bob));
    expect(session.tokenNow(ada.id)).toBeNull();
    expect(await session.token(ada.id)).toBeNull();
  });

  it('does not take a token that is over, but asks the client to renew it', async () => {
    const renewed = { ...buildSession(ada), access_token: 'renewed' };
    jest.spyOn(client, 'getSession').mockResolvedValue({ data: { session: renewed }, error: null });
    client.emit('SIGNED_IN', { ...buildSession(ada), expires_at: OVER_S });
    expect(session.tokenNow(ada.id)).toBeNull();
    expect(await session.token(ada.id)).toBe('renewed');
  });

  it('tells of another token, and not of the same one again', () => {
    const first = buildSession(ada);
    client.emit('SIGNED_IN', first);
    client.emit('SIGNED_IN', first);
    expect(news).toHaveBeenCalledTimes(1);
    client.emit('TOKEN_REFRESHED', { ...first, access_token: 'next' });
    expect(news).toHaveBeenCalledTimes(2);
  });

  it('begins again when the library could not be downloaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = jest.fn<() => Promise<FakeAuthClient>>().mockRejectedValueOnce(new Error('offline'));
    load.mockResolvedValue(client);
    const late = new FollowedSession(load);
    late.start();
    await expect(late.token(ada.id)).resolves.toBeNull();
    late.start();
    await late.token(ada.id);
    client.emit('SIGNED_IN', buildSession(ada));
    expect(late.tokenNow(ada.id)).not.toBeNull();
  });
});
