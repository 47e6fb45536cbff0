import { useSyncExternalStore } from 'react';

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

/** The question whether to sign out although texts are only in this browser. Signing out asks it; the app's root shows it. */
class SignOutQuestion {
  #open: OpenQuestion | null = null;
  readonly #listeners = new Set<() => void>();

  readonly get = (): OpenQuestion | null => this.#open;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves with whether the founder signs out. A question that is still open is decided with no. */
  ask(texts: TextsAtStake): Promise<boolean> {
    this.#open?.decide(false);
    return new Promise((resolve) => {
      const decide = (mayLeave: boolean): void => {
        this.#show(null);
        resolve(mayLeave);
      };
      this.#show({ texts, decide });
    });
  }

  #show(question: OpenQuestion | null): void {
    this.#open = question;
    for (const listener of this.#listeners) listener();
  }
}

export const signOutQuestion = new SignOutQuestion();

/** The open question; renders again when it changes. */
export const useSignOutQuestion = (): OpenQuestion | null =>
  useSyncExternalStore(signOutQuestion.subscribe, signOutQuestion.get);
