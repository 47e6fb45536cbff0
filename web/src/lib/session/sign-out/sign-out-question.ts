import { createAtom } from '@tanstack/react-store';

/** A form whose text was not sent: the pitch box, the idea check, or the startup that insights are made about. */
export type UnsentForm = 'pitch' | 'idea' | 'startup';

/** What only this browser has when a founder asks to sign out. */
export interface TextsAtStake {
  readonly answerCount: number;
  readonly forms: readonly UnsentForm[];
}

interface OpenQuestion {
  readonly texts: TextsAtStake;
  readonly decide: (mayLeave: boolean) => void;
}

/** The open question whether to sign out although texts are only in this browser; null for none. The app's root shows it. */
export const signOutQuestion = createAtom<OpenQuestion | null>(null);

/** Resolves with whether the founder signs out. A question that is still open is decided with no. */
export function askToSignOut(texts: TextsAtStake): Promise<boolean> {
  signOutQuestion.get()?.decide(false);
  return new Promise((resolve) => {
    const decide = (mayLeave: boolean): void => {
      signOutQuestion.set(null);
      resolve(mayLeave);
    };
    signOutQuestion.set({ texts, decide });
  });
}
