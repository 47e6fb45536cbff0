const HEALTH_PATH = '/auth/v1/health';
const HEALTH_TIMEOUT_MS = 4_000;

const AWAY = 'Signing in is not possible right now. Please try again in a moment.';

/**
 * Why nobody can sign in at the moment; null when the auth service answers. Asked before the page is left for the provider, because
 * the browser would show an error page of its own instead of ours.
 */
export async function authServiceAway(): Promise<{ readonly message: string } | null> {
  try {
    const init: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) };
    return (await fetch(HEALTH_PATH, init)).ok ? null : { message: AWAY };
  } catch {
    // No answer, or none in time: that is what was asked.
    return { message: AWAY };
  }
}
