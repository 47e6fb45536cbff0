import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { SESSION_ENDED } from '../../failures/session-failures.js';
import { LoadingScreen } from '../../components/screens/loading-screen.js';
import { showToast } from '../../lib/notify/show-toast.js';
import { rememberIntendedPath } from '../../lib/session/sign-in/intended-path.js';
import { signInPrompt } from '../../lib/session/sign-in/sign-in-prompt.js';
import { useSession } from '../../lib/session/use-session.js';

interface AuthGuardProps {
  readonly children: ReactNode;
}

/**
 * Shows its children to signed-in founders only. Anybody else goes to the landing page, and the page they wanted is
 * remembered, unless they chose to sign out.
 */
export function AuthGuard({ children }: AuthGuardProps): ReactNode {
  const router = useRouter();
  const { user, loading, isReconnecting, hasChosenSignOut } = useSession();
  const wasSignedIn = useRef(false);
  const isWaiting = loading || isReconnecting;

  useEffect(() => {
    if (user !== null) {
      wasSignedIn.current = true;
      return;
    }
    if (isWaiting) return;
    const hasLeft = wasSignedIn.current && hasChosenSignOut;
    if (!hasLeft) rememberIntendedPath(window.location.href);
    void router.navigate({ to: WEB_PATHS.landing, replace: true });
    if (hasLeft) return;
    // Somebody who followed a link here wants to sign in; somebody whose session ended may be done.
    if (wasSignedIn.current) void showToast(SESSION_ENDED);
    else signInPrompt.set(true);
  }, [user, isWaiting, hasChosenSignOut, router]);

  return user === null ? <LoadingScreen isReconnecting={isReconnecting} /> : children;
}
