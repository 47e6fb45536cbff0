import type { AnswerText } from '../signals/answer-text.js';
import { tellsWhatEndsIt } from './told-deeds.js';

/** What to do about work beside it, where it is told what has to happen for it to end. */
const ELSEWHERE = 'elsewhere';
const BY_WHEN = 'Say by which month you expect that, and what you do if it does not come.';

/** A reason of a fault with what is still to do about it: nobody is told to write what the answer says. */
export const withTodoInPlace = <T extends { readonly id: string; readonly todo: string }>(
  reason: T,
  answer: Pick<AnswerText, 'plain'>,
): T => (reason.id === ELSEWHERE && tellsWhatEndsIt(answer) ? { ...reason, todo: BY_WHEN } : reason);
