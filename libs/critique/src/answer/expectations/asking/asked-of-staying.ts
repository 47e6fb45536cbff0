import { readSinglePatterns } from '../../../lexicon/read-patterns.js';
import type { BetterQuestion } from './better-question.js';

const SAYS = readSinglePatterns('answer-stage', ['soldOnce', 'repeated', 'oneOff', 'fixedTime', 'staysOn']);

const CAME_OR_SENT: BetterQuestion = {
  label: 'Who came back or sent others',
  ask: 'How many of them came back, or sent somebody?',
  template: '[How many] came back or sent somebody.',
};

/** Nobody stays with what is bought once or lasts until an exam: who comes back or sends others is asked there. */
export function askedOfStaying(plain: string): BetterQuestion | null | undefined {
  if (SAYS.oneOff.test(plain)) return null;
  const isOnce = SAYS.fixedTime.test(plain) || (SAYS.soldOnce.test(plain) && !SAYS.repeated.test(plain));
  return isOnce && !SAYS.staysOn.test(plain) ? CAME_OR_SENT : undefined;
}
