import type { Span } from '@playbook/contracts/core/span.schema';
import type { RedFlag } from '@playbook/contracts/core/span.schema';
import { quoted } from '../engine/quotes.js';
import { redFlagsOf, some, when, type RedFlagRule } from '../engine/red-flags.js';
import { readPatterns } from '../lexicon/read-patterns.js';
import { spansMatching, squeeze } from '../text/search/squeezed-text.js';
import { buzzTermsOf } from './criteria/criterion.js';
import type { TalkSignals } from './signals/measure-talk.js';

const MAX_BUZZ_LOAD = 5;
const CLAIMS = readPatterns('answer-claims')['noRivals'] ?? [];
const CUMULATIVE = [/\bcumulative(?:ly)?\b/gi, /\ball[- ]time (?:users|sign-?ups|downloads|revenue|sales)\b/gi];

const matches = ({ talk }: TalkSignals, patterns: readonly RegExp[]): readonly Span[] | null =>
  some(
    talk.sentences.flatMap(({ read, start: by }) =>
      spansMatching(squeeze(read), patterns).map(({ start, end }) => ({ start: start + by, end: end + by })),
    ),
  );

function buzzSpans({ sentences }: TalkSignals): Span[] {
  const terms = new Set(buzzTermsOf(sentences));
  return sentences.flatMap(({ hits }) => hits.filter(({ term }) => terms.has(term.term)).map(({ span }) => span));
}

const RULES: readonly RedFlagRule<TalkSignals>[] = [
  {
    id: 'injection',
    message: '% talks to whoever judges. I left it out: it earns and costs nothing.',
    find: ({ talk }) => some(talk.injections),
  },
  {
    id: 'stuffing',
    message: '%: keywords in a row. Say one of them as a sentence about a customer.',
    find: ({ talk }) => some(talk.stuffing),
  },
  {
    id: 'buzz',
    code: 'RF4',
    message: '%: listeners skip these words. Say what one would see.',
    find: (signals) =>
      when(signals.sentences.reduce((sum, { buzzLoad }) => sum + buzzLoad, 0) > MAX_BUZZ_LOAD, buzzSpans(signals)),
  },
  {
    id: 'cumulative',
    message: '%: a count that can only rise. Say what happened in the last month.',
    find: (signals) => matches(signals, CUMULATIVE),
  },
  {
    id: 'no-rivals',
    code: 'RF9',
    message: '%: everyone has a competitor. Say what people do today.',
    find: (signals) => matches(signals, CLAIMS),
  },
];

/** What makes a partner doubt in a talk, with the words that it stands on. */
export const talkRedFlags = (signals: TalkSignals): RedFlag[] =>
  redFlagsOf(RULES, signals, (span) => quoted(signals.talk.text, span));
