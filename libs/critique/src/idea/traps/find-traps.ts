import type { Trap } from '@playbook/contracts/idea-check.schema';
import { overlaps } from '../../text/span.js';
import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { inField, type IdeaText } from '../idea-text.js';
import { TRAP_CATALOGUE } from './trap-catalogue.js';
import type { TrapPattern } from './trap-pattern.js';

/** "not a dating app", "instead of a marketplace": what the founder says it is not. */
const NEGATION =
  /\b(?:not|no|isn't|never|nothing like|instead of|rather than|unlike|failed|don't need) (?:an? |the |about |another )?(?:\w+ ){0,2}$/i;
const MAX_TRAPS = 3;
const NEGATION_REACH_CHARS = 40;
const NEAR_CHARS = 140;

/** The first word of a group with one of the other near it; a word alone is no pattern. */
function pairOf(thing: readonly Span[], job: readonly Span[]): Span[] {
  for (const first of thing) {
    const second = job.find((span) => !overlaps(first, span) && Math.abs(span.start - first.start) <= NEAR_CHARS);
    if (second !== undefined) return [first, second].toSorted((a, b) => a.start - b.start);
  }
  return [];
}

/** Spans in the squeezed text: words left out between the two groups do not part them. */
function matchesIn(text: string, words: RegExp): Span[] {
  const found = Array.from(text.matchAll(words), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  return found.filter(({ start }) => !NEGATION.test(text.slice(Math.max(0, start - NEGATION_REACH_CHARS), start)));
}

function matchOf({ thing, job, ...pattern }: TrapPattern, { fields }: IdeaText): Trap[] {
  const { text, offsetOf } = fields.ideaBrief.flow;
  const pair = pairOf(matchesIn(text, thing), matchesIn(text, job));
  const spans = pair.map(({ start, end }) => ({ start: offsetOf(start), end: offsetOf(end - 1) + 1 }));
  return spans.length === 0 ? [] : [{ ...pattern, spans: inField('ideaBrief', spans) }];
}

/** Patterns of the catalogue that the brief matches, those that stand earliest in it first; at most 3. */
export function findTraps(idea: IdeaText): Trap[] {
  return TRAP_CATALOGUE.flatMap((pattern) => matchOf(pattern, idea))
    .toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
    .slice(0, MAX_TRAPS);
}
