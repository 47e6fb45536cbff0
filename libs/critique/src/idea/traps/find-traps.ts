import type { Trap } from '@playbook/contracts/idea-check.schema';
import { spansMatching } from '../../text/flow.js';
import { overlaps } from '../../text/span.js';
import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { inField, type IdeaText } from '../idea-text.js';
import { TRAP_CATALOGUE } from './trap-catalogue.js';
import type { TrapPattern } from './trap-pattern.js';

/** "not a dating app", "instead of a marketplace": what the founder says it is not. */
const NEGATION =
  /\b(?:not|no|isn't|never|nothing like|instead of|rather than|unlike|failed|don't need) (?:an? |the |about |another )?(?:\w+ ){0,2}$/i;
const MAX_TRAPS = 3;
const NEAR_CHARS = 140;

function affirmed(text: string, spans: readonly Span[]): Span[] {
  return spans.filter(({ start }) => !NEGATION.test(text.slice(Math.max(0, start - 40), start)));
}

/** The closest pair of a word of each group; a word alone is no pattern. */
function pairOf(text: string, thing: readonly Span[], job: readonly Span[]): Span[] | null {
  for (const first of thing) {
    const second = job.find((span) => !overlaps(first, span) && Math.abs(span.start - first.start) <= NEAR_CHARS);
    if (second !== undefined) return [first, second].toSorted((a, b) => a.start - b.start);
  }
  return null;
}

function matchOf({ thing, job, ...pattern }: TrapPattern, idea: IdeaText): Trap | null {
  const { flow, original } = idea.fields.ideaBrief;
  const found = pairOf(
    original,
    affirmed(original, spansMatching(flow, [thing])),
    affirmed(original, spansMatching(flow, [job])),
  );
  return found === null ? null : { ...pattern, spans: inField('ideaBrief', found) };
}

/** Patterns of the catalogue that the brief matches, those that stand earliest in it first; at most 3. */
export function findTraps(idea: IdeaText): Trap[] {
  return TRAP_CATALOGUE.flatMap((pattern) => matchOf(pattern, idea) ?? [])
    .toSorted((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0))
    .slice(0, MAX_TRAPS);
}
