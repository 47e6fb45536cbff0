import type { Trap } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { swallowedSpan } from '../../text/terms/swallowed-words.js';
import { JointSearch } from '../../text/search/joint-search.js';
import { findMatches } from '../../text/search/pattern-search.js';
import { wordStartsOf, type WordStarts } from '../../text/search/word-starts.js';
import type { PitchText } from '../../engine/read-text.js';
import { squeeze, type SqueezedText } from '../../text/search/squeezed-text.js';
import { normaliseText } from '../../text/tokens/normalise.js';
import { overlaps, restoreSpans } from '../../text/spans/span.js';
import { inField, type IdeaText } from '../signals/idea-text.js';
import { sentencesOf, type Sentence } from '../../text/tokens/sentences.js';
import { TRAP_CATALOGUE, type TrapPattern } from './trap-catalogue.js';

/** "not a dating app", "instead of a marketplace": what the founder says it is not. */
const NEGATION =
  /\b(?:not|no|isn't|never|nothing like|instead of|rather than|unlike|failed|don't need) (?:an? |the |about |another )?(?:\w+ ){0,2}$/i;
const NEGATION_REACH_CHARS = 40;

/** A sentence with where its words begin. */
interface SearchedSentence extends Sentence {
  readonly words: WordStarts | null;
  /** By pattern of the catalogue: where the thing is named. */
  readonly things: readonly (readonly Span[])[];
}

/** Made ready when the first idea is read. */
let thingSearch: JointSearch | undefined;

function searched(sentence: Sentence): SearchedSentence {
  thingSearch ??= new JointSearch(TRAP_CATALOGUE.map(({ thing }) => thing));
  const words = wordStartsOf(sentence.text);
  return { ...sentence, words, things: thingSearch.find(sentence.text, words) };
}

/** Matches of which the founder does not say that it is not that. */
function meant({ text }: SearchedSentence, found: readonly Span[]): readonly Span[] {
  if (found.length === 0) return found;
  return found.filter(({ start }) => !NEGATION.test(text.slice(Math.max(0, start - NEGATION_REACH_CHARS), start)));
}

/** A word of each group in one sentence; a word alone is no pattern. */
function pairIn(sentence: SearchedSentence, found: readonly Span[], job: RegExp): Span[] {
  const things = meant(sentence, found);
  if (things.length === 0) return [];
  const jobs = meant(sentence, findMatches(job, sentence.text, sentence.words));
  for (const first of things) {
    const second = jobs.find((span) => !overlaps(first, span));
    if (second !== undefined) return [first, second].toSorted((a, b) => a.start - b.start);
  }
  return [];
}

function matchOf(own: TrapPattern, number: number, sentences: readonly SearchedSentence[]): Trap | null {
  for (const sentence of sentences) {
    const pair = pairIn(sentence, sentence.things[number] ?? [], own.job);
    if (pair.length === 0) continue;
    const { thing: _thing, job: _job, ...pattern } = own;
    const spans = pair.map(({ start, end }) => ({
      start: sentence.offsetOf(start),
      end: sentence.offsetOf(end - 1) + 1,
    }));
    return { ...pattern, spans: inField('ideaBrief', spans) };
  }
  return null;
}

/** The brief without buzzwords; beside it the same with the plain words that stand in them: "AI" of "leveraging AI agents" is still said. */
function flowsOfBrief({ read, original, hits, squeezed }: PitchText): SqueezedText[] {
  const swallowed = hits.flatMap((hit) => swallowedSpan(hit) ?? []);
  return swallowed.length === 0
    ? [squeezed]
    : [squeezed, squeeze(restoreSpans(read, normaliseText(original), swallowed))];
}

/** Patterns of the catalogue that the brief matches, those that stand earliest in it first. */
export function findTraps({ fields }: IdeaText): Trap[] {
  const sentences = flowsOfBrief(fields.ideaBrief).flatMap((squeezed) => sentencesOf(squeezed, 1).map(searched));
  return TRAP_CATALOGUE.flatMap((pattern, number) => matchOf(pattern, number, sentences) ?? []).toSorted(
    (a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0),
  );
}
