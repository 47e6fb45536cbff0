import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FakeAuthClient } from '../../testing/fake-auth-client.js';
import { FakeGateway, problem, reply } from '../../testing/fake-gateway.js';
import { buildSession } from '../../testing/factories/session.factory.js';
import { storeSession } from '../../testing/store-session.js';
import { findIntendedPath, rememberIntendedPath } from './sign-in/intended-path.js';
import { POST_SIGN_IN_DELAY_MS, SessionStore } from './session-store.js';

const goTo = jest.fn<(path: string) => void>();
const replaceAddress = jest.fn<(path: string) => void>();
const onSignInRefused = jest.fn<(message: string) => void>();
const onSignedOut = jest.fn<(founderId: string) => void>();
const loadClient = jest.fn<() => Promise<FakeAuthClient>>();

/** Lets pending promises settle. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const passDelay = () => jest.advanceTimersByTimeAsync(POST_SIGN_IN_DELAY_MS);

describe('SessionStore', () => {
  let client: FakeAuthClient;
  let gateway: FakeGateway;
  const openPage = async (address: string): Promise<SessionStore> => {
    window.history.replaceState(null, '', address);
    const store = new SessionStore({ loadClient, goTo, replaceAddress, onSignInRefused, onSignedOut });
    store.start();
    await settle();
    return store;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    client = new FakeAuthClient();
    loadClient.mockImplementation(() => Promise.resolve(client));
    gateway = new FakeGateway().on('GET /auth/v1/health', () => reply({ name: 'auth' }));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('lets a visitor in at once, without loading the auth library', async () => {
    const store = await openPage('/');
    expect(store.getSnapshot()).toMatchObject({ loading: false, user: null });
    expect(loadClient).not.toHaveBeenCalled();
  });

  it('loads until the first event when a session is stored, and does not redirect for it', async () => {
    storeSession();
    const store = await openPage('/');
    expect(store.getSnapshot().loading).toBe(true);
    client.emit('SIGNED_IN', buildSession());
    client.emit('INITIAL_SESSION', buildSession());
    await passDelay();
    expect(store.getSnapshot()).toMatchObject({ loading: false, user: { email: 'ada@example.com' } });
    expect(goTo).not.toHaveBeenCalled();
  });

  it('goes to the dashboard once after a return from the provider, not again when the tab is focused', async () => {
    await openPage('/?code=abc');
    client.emit('SIGNED_IN', buildSession());
    client.emit('INITIAL_SESSION', buildSession());
    client.emit('SIGNED_IN', buildSession());
    await jest.advanceTimersByTimeAsync(POST_SIGN_IN_DELAY_MS - 1);
    expect(goTo).not.toHaveBeenCalled();
    await passDelay();
    client.emit('SIGNED_IN', buildSession());
    await passDelay();
    expect(goTo.mock.calls).toEqual([['/dashboard']]);
  });

  it('goes to the page that was wanted, with its query, and forgets it', async () => {
    rememberIntendedPath('http://localhost:3000/pitch-analyzer?from=mail');
    await openPage('/?code=abc');
    client.emit('SIGNED_IN', buildSession());
    await passDelay();
    expect(goTo.mock.calls).toEqual([['/pitch-analyzer?from=mail']]);
    expect(findIntendedPath()).toBeNull();
  });

  it('stays on a page that is not the landing page', async () => {
    await openPage('/pitch-analyzer?code=abc');
    client.emit('SIGNED_IN', buildSession());
    await passDelay();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('redirects after a sign-in that was started on this page', async () => {
    const store = await openPage('/');
    await store.signInWithGoogle();
    expect(client.redirectTo).toBe('http://localhost:3000/');
    client.emit('SIGNED_IN', buildSession());
    await passDelay();
    expect(goTo.mock.calls).toEqual([['/dashboard']]);
  });

  it.each([
    ['says that it is away', () => problem(503, 'service_unavailable')],
    ['gives no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not leave the page for an auth service that %s', async (_, answer) => {
    gateway.on('GET /auth/v1/health', answer);
    const store = await openPage('/');
    expect(await store.signInWithGoogle()).toEqual({
      error: { message: 'Signing in is not possible right now. Please try again in a moment.' },
    });
    expect(client.redirectTo).toBeNull();
  });

  it('does not redirect after a sign-in that was refused', async () => {
    const store = await openPage('/');
    client.refuse('Invalid login credentials');
    expect(await store.signInWithPassword('ada@example.com', 'wrong')).toMatchObject({
      error: { message: 'Invalid login credentials' },
    });
    client.emit('SIGNED_IN', buildSession());
    await passDelay();
    expect(goTo).not.toHaveBeenCalled();
  });

  it("tells the provider's refusal and cleans the address", async () => {
    client.refuse('The founder said no');
    await openPage('/disclaimer?error=access_denied&error_description=no&keep=1#error=access_denied');
    expect(onSignInRefused).toHaveBeenCalledWith('The founder said no');
    expect(replaceAddress).toHaveBeenCalledWith('/disclaimer?keep=1');
  });

  it('cleans an address with a code that nobody can use', async () => {
    const store = await openPage('/?code=stale');
    client.emit('INITIAL_SESSION', null);
    expect(replaceAddress).toHaveBeenCalledWith('/');
    expect(store.getSnapshot()).toMatchObject({ loading: false, user: null });
  });

  it('keeps trying while a stored session cannot be renewed', async () => {
    storeSession();
    const store = await openPage('/dashboard');
    client.emit('INITIAL_SESSION', null);
    expect(store.getSnapshot()).toMatchObject({ loading: false, isReconnecting: true });
    client.emit('TOKEN_REFRESHED', buildSession());
    expect(store.getSnapshot()).toMatchObject({ isReconnecting: false, user: { email: 'ada@example.com' } });
  });

  it('forgets the wanted page after signing out', async () => {
    storeSession();
    const store = await openPage('/dashboard');
    client.emit('SIGNED_IN', buildSession());
    rememberIntendedPath('http://localhost:3000/pitch-analyzer');
    await store.signOut();
    expect(store.getSnapshot()).toMatchObject({ user: null, hasChosenSignOut: true });
    expect(findIntendedPath()).toBeNull();
    expect(onSignedOut.mock.calls).toEqual([[buildSession().user.id]]);
  });

  it('stays signed in when signing out fails', async () => {
    storeSession();
    const store = await openPage('/dashboard');
    client.emit('SIGNED_IN', buildSession());
    client.refuse('unreachable');
    expect((await store.signOut()).error).not.toBeNull();
    expect(store.getSnapshot()).toMatchObject({ user: { email: 'ada@example.com' }, hasChosenSignOut: false });
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it.each([
    'INITIAL_SESSION',
    'SIGNED_IN',
    'TOKEN_REFRESHED',
    'USER_UPDATED',
    'PASSWORD_RECOVERY',
    'MFA_CHALLENGE_VERIFIED',
  ] as const)(
    'takes session and user from the event %s, which ends loading, and forgets them at SIGNED_OUT',
    async (event) => {
      storeSession();
      const store = await openPage('/dashboard');
      expect(store.getSnapshot()).toMatchObject({ loading: true, user: null });
      client.emit(event, buildSession());
      expect(store.getSnapshot()).toMatchObject({
        loading: false,
        session: buildSession(),
        user: { email: 'ada@example.com' },
      });
      client.emit('SIGNED_OUT', null);
      expect(store.getSnapshot()).toMatchObject({ loading: false, session: null, user: null });
    },
  );

  it('follows a sign-in in another tab', async () => {
    const store = await openPage('/');
    window.dispatchEvent(new StorageEvent('storage', { key: 'playbook-auth', newValue: '{}' }));
    await settle();
    client.emit('INITIAL_SESSION', buildSession());
    expect(store.getSnapshot().user).not.toBeNull();
  });
});
