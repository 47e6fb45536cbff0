import { showToast } from '../../../lib/notify/show-toast.js';
import { getAccessToken } from '../../../lib/session/auth-client/auth-client.js';
import { signInPrompt } from '../../../lib/session/sign-in/sign-in-prompt.js';
import { SIGN_IN_NEEDED, SIGN_IN_UNKNOWN } from '../../../failures/insights-failures.js';

/** Says that the session does not hold any more, and opens the sign-in dialog. */
export async function askToSignInAgain(): Promise<void> {
  signInPrompt.set(true);
  await showToast(SIGN_IN_UNKNOWN);
}

/** Whether a founder is signed in; says so, and asks them to, where not (section 8 of the specification). */
export async function checkSignIn(): Promise<boolean> {
  try {
    if ((await getAccessToken()) !== null) return true;
    signInPrompt.set(true);
    await showToast(SIGN_IN_NEEDED);
  } catch (error) {
    console.error('The session could not be read', error);
    await askToSignInAgain();
  }
  return false;
}
