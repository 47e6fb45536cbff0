import type { AnyRouter } from '@tanstack/react-router';
import { AUTHENTICATION_ERROR } from '../../failures/session-failures.js';
import { showToast } from '../../lib/notify/show-toast.js';
import type { AuthClient } from '../../lib/session/auth-client/create-auth-client.js';
import type { SessionPorts } from '../../lib/session/session-store.js';
import { signInPrompt } from '../../lib/session/sign-in/sign-in-prompt.js';

/** Loaded on demand, because a visitor's page holds neither the query cache nor the stored copies. */
async function forgetFounder(founderId: string): Promise<void> {
  const { forgetFounderState } = await import('../providers/forget-founder-state.js');
  forgetFounderState(founderId);
}

/** Connects the session to the router, the toasts and the caches. */
export function createSessionPorts(router: AnyRouter, loadClient: () => Promise<AuthClient>): SessionPorts {
  return {
    loadClient,
    goTo: (path) => router.history.push(path),
    replaceAddress: (path) => router.history.replace(path),
    onSignInRefused: (message) => {
      signInPrompt.set(true);
      void showToast({ title: AUTHENTICATION_ERROR, message, tone: 'failure' });
    },
    onSignedOut: (founderId) => void forgetFounder(founderId),
  };
}
