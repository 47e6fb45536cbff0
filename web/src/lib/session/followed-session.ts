import type { Session } from '@supabase/auth-js';
import { loadAuthClient } from './auth-client/auth-client.js';
import type { AuthClient } from './auth-client/create-auth-client.js';

const MS_PER_S = 1_000;
/** A token that ends sooner than this may end on its way. */
const MARGIN_MS = 10_000;

/**
 * The session as the auth client last told of it. Unlike the client itself it knows at once, which matters to a page that is being
 * closed.
 */
export class FollowedSession {
  #session: Session | null = null;
  #isFollowing = false;
  readonly #listeners = new Set<() => void>();
  readonly #loadClient: () => Promise<AuthClient>;

  constructor(loadClient: () => Promise<AuthClient>) {
    this.#loadClient = loadClient;
  }

  /** Begins to follow the auth client. */
  start(): void {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    void this.#follow().catch((error: unknown) => {
      console.warn('The session is not followed, because the auth library could not be downloaded', error);
      this.#isFollowing = false;
    });
  }

  /** Tells when there is another access token, or none any more; returns how to stop. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The access token of this founder without waiting; null when it is over or another founder is signed in. */
  tokenNow(founderId: string): string | null {
    return tokenOf(this.#session, founderId);
  }

  /** The same, after renewing the session if that is needed. */
  async token(founderId: string): Promise<string | null> {
    const known = this.tokenNow(founderId);
    if (known !== null) return known;
    const { data } = await (await this.#loadClient()).getSession();
    return tokenOf(data.session, founderId);
  }

  async #follow(): Promise<void> {
    const client = await this.#loadClient();
    client.onAuthStateChange((_event, session) => {
      const isNews = session?.access_token !== this.#session?.access_token;
      this.#session = session;
      if (isNews) for (const listener of this.#listeners) listener();
    });
  }
}

function tokenOf(session: Session | null, founderId: string): string | null {
  if (session === null || session.user.id !== founderId) return null;
  const isOver = session.expires_at !== undefined && session.expires_at * MS_PER_S < Date.now() + MARGIN_MS;
  return isOver ? null : session.access_token;
}

/** The one followed session of this page. */
export const followedSession = new FollowedSession(loadAuthClient);
