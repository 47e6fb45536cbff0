import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSelector } from '@tanstack/react-store';
import { signInPrompt } from '../../../lib/session/sign-in/sign-in-prompt.js';
import { useSession } from '../../../lib/session/use-session.js';
import { downloadedPart } from '../../../components/ui/downloaded-part.js';

const SignInDialog = downloadedPart(() => import('./sign-in-dialog.js').then((code) => code.SignInDialog));

/** Shows the sign-in dialog when a screen asks for it, and closes it once somebody is signed in. */
export function SignInDialogHost(): ReactNode {
  const isWanted = useSelector(signInPrompt);
  const { user } = useSession();
  const [isLoaded, setIsLoaded] = useState(false);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    if (isWanted) {
      opener.current = document.activeElement;
    } else if (opener.current instanceof HTMLElement) {
      // The library returns the focus too, but not from a dialog that was open when it was loaded.
      opener.current.focus();
      opener.current = null;
    }
  }, [isWanted]);

  useEffect(() => {
    if (user !== null) signInPrompt.set(false);
  }, [user]);

  const forget = (): void => {
    signInPrompt.set(false);
    setIsLoaded(false);
  };
  if (isWanted && !isLoaded) setIsLoaded(true);
  // Once loaded it stays, so that closing it can be seen.
  if (!isWanted && !isLoaded) return null;
  return <SignInDialog onMissing={forget} isOpen={isWanted} onClose={() => signInPrompt.set(false)} />;
}
