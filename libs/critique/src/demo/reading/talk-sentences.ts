import type { Span } from '@playbook/contracts/core/span.schema';
import { matchesOf } from '../../text/search/matches-of.js';
import type { SpokenTimes } from './talk.js';

const WORD = /\S+/g;
const STOP = /[.!?]["')\]]*$/;
const ABBREVIATION = /^(?:dr|mr|mrs|ms|st|vs|inc|e\.g|i\.e|u\.s|no|approx|prof)\.$/i;
/** Longer runs without a stop are parted where a speaker would breathe. */
const LONG_WORDS = 30;
const MAX_WORDS = 45;
const MIN_PART_WORDS = 7;
const BREATH_S = 0.5;
/** Where a new statement may begin. */
const BEGINS =
  /^(?:we|we're|we've|i|i'm|it|it's|our|they|so|but|then|now|today|and|my|you|here|thanks|because|right)$/i;

interface Word extends Span {
  readonly text: string;
}

function stoppedRuns(text: string): Word[][] {
  const runs: Word[][] = [[]];
  let end = 0;
  for (const { 0: word, index } of matchesOf(WORD, text)) {
    const own = { text: word, start: index, end: index + word.length };
    const before = runs.at(-1)?.at(-1);
    const isParagraph = /\n\s{0,100}\n/.test(text.slice(Math.max(end, index - 100), index));
    const isStopped = before !== undefined && STOP.test(before.text) && !ABBREVIATION.test(before.text);
    if (before !== undefined && (isStopped || isParagraph)) runs.push([own]);
    else runs.at(-1)?.push(own);
    end = own.end;
  }
  return runs.filter((run) => run.length > 0);
}

/** Parts a run that nobody punctuated, at pauses and before words with which statements begin. */
function partsOf(run: readonly Word[], times: SpokenTimes, isTimed: boolean): Word[][] {
  if (run.length <= LONG_WORDS) return [[...run]];
  const parts: Word[][] = [[]];
  let end = Infinity;
  for (const word of run) {
    const own = parts.at(-1)?.length ?? 0;
    const isBreath = isTimed && times.startAt(word.start) - end >= BREATH_S;
    const isParted = own >= MAX_WORDS || (own >= MIN_PART_WORDS && (isBreath || BEGINS.test(word.text)));
    if (isParted) parts.push([word]);
    else parts.at(-1)?.push(word);
    if (isTimed) end = times.endAt(word.end);
  }
  return parts;
}

/** Where the sentences of a talk stand; transcripts of some engines have no stops. */
export function talkSentenceSpans(text: string, times: SpokenTimes, isTimed: boolean): Span[] {
  return stoppedRuns(text)
    .flatMap((run) => partsOf(run, times, isTimed))
    .map((words) => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }));
}
