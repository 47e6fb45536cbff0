import type { IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import { CLAUSE_MAX_CHARS, quoted } from '../../engine/quotes.js';
import type { IdeaText } from '../signals/idea-text.js';

/** A sentence of the brief where it stands. */
interface QuotedSentence {
  /** In quotes, without the stop at its end; of a longer one the beginning. */
  readonly quote: string;
  readonly span: IdeaSpan;
}

/** "Fourteen." is an answer, and no sentence. */
const MIN_WORDS = 4;

/** Quotes a sentence of the brief, whose first letter may have been made large; null where it is not written so, or too short to say anything. */
export function quotedInBrief({ form: { ideaBrief } }: IdeaText, sentence: string): QuotedSentence | null {
  const words = sentence.trim().replace(/[.!?…]{1,4}$/, '');
  const start = ideaBrief.indexOf(words.slice(1)) - 1;
  if (start < 0 || words.split(/\s+/).length < MIN_WORDS) return null;
  const span = { start, end: start + words.length };
  return { quote: quoted(ideaBrief, span, CLAUSE_MAX_CHARS), span: { field: 'ideaBrief', ...span } };
}
