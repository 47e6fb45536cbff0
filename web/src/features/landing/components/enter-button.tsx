import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { signInPrompt } from '../../../lib/session/sign-in/sign-in-prompt.js';
import { useSession } from '../../../lib/session/use-session.js';

interface EnterButtonProps {
  readonly label: string;
  readonly isQuiet?: boolean;
}

/** Leads signed-in founders to their dashboard and asks everybody else to sign in. */
export function EnterButton({ label, isQuiet = false }: EnterButtonProps): ReactNode {
  const { user } = useSession();
  const variant = isQuiet ? 'quiet' : undefined;
  return user === null ? (
    <button type="button" className="pb-button" data-variant={variant} onClick={() => signInPrompt.set(true)}>
      {label}
    </button>
  ) : (
    <Link to={WEB_PATHS.dashboard} className="pb-button" data-variant={variant}>
      {label}
    </Link>
  );
}
