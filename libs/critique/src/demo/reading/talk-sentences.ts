import type { Span } from '@playbook/contracts/core/span.schema';
import { tagTokens } from '../../text/grammar/tag.js';
import { matchesOf } from '../../text/search/matches-of.js';
import { lowerSameLength } from '../../text/tokens/normalise.js';
import type { Token } from '../../text/tokens/token.js';
import { tokenise } from '../../text/tokens/tokenise.js';
import { BARE_CONTRACTIONS } from './bare-contractions.js';
import { sentenceStarts } from './sentence-starts.js';
import type { SpokenTimes } from './talk.js';

const WORD = /\S+/g;
const STOP = /[.!?]["')\]]*$/;
const ABBREVIATION = /^(?:dr|mr|mrs|ms|st|vs|inc|e\.g|i\.e|u\.s|no|approx|prof)\.$/i;
/** Longer sentences with a stop at the end are parted as well: a speaker would breathe. */
const LONG_WORDS = 30;
/** Fewer words that nobody punctuated are one sentence. */
const SHORT_WORDS = 6;
const MAX_WORDS = 45;
const MIN_WORDS = 3;
const BREATH_S = 0.35;
/** Log-odds of a beginning that a breath adds. */
const BREATH_ODDS = 3;

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

const isStopped = (run: readonly Word[]): boolean => STOP.test(run.at(-1)?.text ?? '');

/** Words of a run as they are tagged, in small letters: so are those that the finder was fitted to. */
function tokensOf(text: string, { start, end }: Span): Token[] {
  const tokens = tagTokens(tokenise(lowerSameLength(text.slice(start, end))), BARE_CONTRACTIONS);
  return tokens
    .filter(({ kind }) => kind !== 'punctuation')
    .map((token) => ({ ...token, start: token.start + start, end: token.end + start }));
}

/** Where sentences begin in a run that nobody punctuated, as offsets. */
function beginningsIn(text: string, run: readonly Word[], times: SpokenTimes, isTimed: boolean): ReadonlySet<number> {
  const tokens = tokensOf(text, { start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 });
  const breathBefore = ({ start }: Span): number =>
    isTimed && times.startAt(start) - times.endAt(start) >= BREATH_S ? BREATH_ODDS : 0;
  return new Set(
    sentenceStarts()
      .in(tokens, breathBefore)
      .map((at) => tokens[at]?.start ?? 0),
  );
}

/** Parts a run that nobody punctuated. */
function partsOf(text: string, run: readonly Word[], times: SpokenTimes, isTimed: boolean): Word[][] {
  if (run.length <= (isStopped(run) ? LONG_WORDS : SHORT_WORDS)) return [[...run]];
  const beginnings = beginningsIn(text, run, times, isTimed);
  const parts: Word[][] = [[]];
  for (const word of run) {
    const own = parts.at(-1)?.length ?? 0;
    if (own >= MAX_WORDS || (own >= MIN_WORDS && beginnings.has(word.start))) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

/** Where the sentences of a talk stand; transcripts of some engines have no stops. */
export function talkSentenceSpans(text: string, times: SpokenTimes, isTimed: boolean): Span[] {
  return stoppedRuns(text)
    .flatMap((run) => partsOf(text, run, times, isTimed))
    .map((words) => ({ start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0 }));
}
