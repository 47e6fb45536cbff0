import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../../engine/quotes.js';
import type { IdeaReading } from '../reading/idea-reading.js';

const SEEKS = /^(?:looking for|need |when (?:we|i) find)/i;
const FOUNDER =
  /\b(?:co-?founders?|cto|developers?|programmers?|engineers?|scientists?|technical (?:partner|person|founder))\b/i;
const OWN = /\b(?:we|we're|we’re|i|i'm|i’m|my|our)\b|^(?:still |currently )?(?:looking for|need )/i;

/** Where the founders say that one of them is not there yet, in quotes: no user who is told something, and no customer who seeks staff. */
export function missingFounderIn({ idea, score }: IdeaReading): string | null {
  for (const { field, ...span } of score.features
    .filter(({ id }) => id === 'edge.missing')
    .flatMap(({ spans }) => spans)) {
    const { original } = idea.fields[field];
    if (!SEEKS.test(original.slice(span.start, span.end))) continue;
    const clause = clauseAround(original, span);
    const words = original.slice(clause.start, clause.end);
    if (FOUNDER.test(words) && OWN.test(words.trim())) return quoted(original, clause, CLAUSE_MAX_CHARS);
  }
  return null;
}
