/** Above everything that went wrong with a sign-in. */
export const AUTHENTICATION_ERROR = 'Authentication Error';

/** The auth service does not respond. */
export const AUTH_SERVICE_AWAY = 'Signing in is not possible right now. Please try again in a moment.';

/** A session ended without its founder. */
export const SESSION_ENDED = {
  title: 'You are signed out',
  message: 'Sign in to continue where you left off.',
  tone: 'notice',
} as const;
