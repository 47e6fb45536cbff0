/** The browser could not leave for the identity provider. */
export const SIGN_IN_FAILED = 'An unexpected error occurred. Please try again.';
