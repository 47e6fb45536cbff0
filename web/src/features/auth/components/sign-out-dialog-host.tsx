import { useSelector } from '@tanstack/react-store';
import { type ReactNode, useEffect } from 'react';
import { downloadedPart } from '../../../components/ui/downloaded-part.js';
import { signOutQuestion } from '../../../lib/session/sign-out/sign-out-question.js';

const SignOutDialog = downloadedPart(() => import('./sign-out-dialog.js').then((code) => code.SignOutDialog));

/** Asks a founder who signs out although texts are only in this browser. */
export function SignOutDialogHost(): ReactNode {
  const question = useSelector(signOutQuestion);
  useEffect(() => {
    if (question === null) return undefined;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [question]);
  if (question === null) return null;
  const { texts, decide } = question;
  return <SignOutDialog onMissing={() => decide(false)} texts={texts} onDecide={decide} />;
}
