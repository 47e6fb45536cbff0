import type { Span } from '@playbook/contracts/core/span.schema';

/**
 * What the words around somebody say of them. The first ones tell that they are customers, `told` to `does` that they may be, and the last ones
 * that they are somebody else: whoever supplies it, does the work, is paid, pays nothing, is taken the place of, is told not to be meant, or founded it.
 */
export type PartyRole =
  | 'pays'
  | 'isSoldTo'
  | 'isFor'
  | 'uses'
  | 'isTold'
  | 'isCounted'
  | 'isReported'
  | 'hasTrouble'
  | 'opens'
  | 'owns'
  | 'does'
  | 'isPaid'
  | 'paysNothing'
  | 'supplies'
  | 'isReplaced'
  | 'isNotFor'
  | 'isFounder'
  | 'isSpokenOf';

/** Somebody whom a text names beside the startup itself, wherever it names them. */
export interface NamedParty {
  /** In the plural, as it stands within a sentence, without number and place: "tattoo studios". */
  readonly name: string;
  /** Where they are, as it was written: "in Austin"; empty where it is not said. */
  readonly place: string;
  readonly roles: ReadonlySet<PartyRole>;
  /** Whether they are named as many anywhere; one may stand for its kind. */
  readonly isPlural: boolean;
  /** Whether one of them is said to do what all of its kind do: "a parish pays €190 a year". */
  readonly isOfKind: boolean;
  /** Where each mention stands. */
  readonly spans: readonly Span[];
}
