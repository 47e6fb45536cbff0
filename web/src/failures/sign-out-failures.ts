/** The founder is still signed in. */
export const SIGN_OUT_FAILED = {
  title: 'Error',
  message: 'Failed to sign out. Please try again.',
  tone: 'failure',
} as const;
