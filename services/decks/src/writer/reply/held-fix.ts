import type { DeckRemark } from '@playbook/contracts/decks/deck-review.schema';
import { tellsAbsence } from '@playbook/critique/reply/absence';
import { heldLine } from '@playbook/critique/reply/held-line';
import { praises } from '@playbook/critique/reply/praise';
import { saysUnknownFigure } from '@playbook/critique/reply/unknown-facts';
import { hasUnrelatedSentence } from '@playbook/critique/reply/unrelated-sentences';
import { FIX_MAX_CHARS } from './deck-reply.schema.js';

/** A remark with what is known of its slide. */
export interface RemarkGround {
  readonly remark: Pick<DeckRemark, 'text' | 'fix'>;
  /** What the model was shown of the slide's own words. */
  readonly words: string;
  /** Titles of the slides that the model was shown. */
  readonly titles: string;
}

/**
 * A line on what to do about a remark as a founder may read it: it holds to the slide and the remark, is about the remark, says each figure
 * that the built-in fix has, and praises nothing. It has no "not" of its own: what is missing is told by the remark, and a "not" may turn what to do
 * around. Null where it is not so.
 */
export function heldFix(fix: string, { remark, words, titles }: RemarkGround): string | null {
  const judged = `${remark.text}\n${remark.fix}`;
  const line = heldLine(fix, { words, judged, names: titles }, FIX_MAX_CHARS);
  if (line === null || praises(line) || tellsAbsence(line)) return null;
  return saysUnknownFigure(remark.fix, line) || hasUnrelatedSentence(line, judged) ? null : line;
}
