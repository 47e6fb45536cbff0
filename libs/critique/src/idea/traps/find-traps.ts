import type { Trap } from '@playbook/contracts/idea-check.schema';
import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { findMatches } from '../../search/pattern-search.js';
import { wordStartsOf, type WordStarts } from '../../search/word-starts.js';
import { overlaps } from '../../text/span.js';
import { inField, type IdeaText } from '../idea-text.js';
import { sentencesOf, type Sentence } from '../sentences.js';
import { TRAP_CATALOGUE } from './trap-catalogue.js';
import type { TrapPattern } from './trap-pattern.js';

/** "not a dating app", "instead of a marketplace": what the founder says it is not. */
const NEGATION =
  /\b(?:not|no|isn't|never|nothing like|instead of|rather than|unlike|failed|don't need) (?:an? |the |about |another )?(?:\w+ ){0,2}$/i;
const NEGATION_REACH_CHARS = 40;

/** A sentence with where its words begin. */
interface SearchedSentence extends Sentence {
  readonly words: WordStarts | null;
}

function matchesIn({ text, words }: SearchedSentence, pattern: RegExp): readonly Span[] {
  const found = findMatches(pattern, text, words);
  if (found.length === 0) return found;
  return found.filter(({ start }) => !NEGATION.test(text.slice(Math.max(0, start - NEGATION_REACH_CHARS), start)));
}

/** A word of each group in one sentence; a word alone is no pattern. */
function pairIn(sentence: SearchedSentence, { thing, job }: Pick<TrapPattern, 'thing' | 'job'>): Span[] {
  const things = matchesIn(sentence, thing);
  if (things.length === 0) return [];
  const jobs = matchesIn(sentence, job);
  for (const first of things) {
    const second = jobs.find((span) => !overlaps(first, span));
    if (second !== undefined) return [first, second].toSorted((a, b) => a.start - b.start);
  }
  return [];
}

function matchOf(own: TrapPattern, sentences: readonly SearchedSentence[]): Trap | null {
  for (const sentence of sentences) {
    const pair = pairIn(sentence, own);
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

/** Patterns of the catalogue that the brief matches, those that stand earliest in it first. */
export function findTraps({ fields }: IdeaText): Trap[] {
  const sentences = sentencesOf(fields.ideaBrief.flow, 1).map((sentence) => ({
    ...sentence,
    words: wordStartsOf(sentence.text),
  }));
  return TRAP_CATALOGUE.flatMap((pattern) => matchOf(pattern, sentences) ?? []).toSorted(
    (a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0),
  );
}
