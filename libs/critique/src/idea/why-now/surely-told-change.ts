import type { IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import type { IdeaReading } from '../reading/idea-reading.js';
import { quotedInBrief } from '../reading/quoted-in-brief.js';
import { isOwnDoing } from './own-doing.js';
import { saysNoChange } from './own-results.js';

/** A change that a sentence of the brief tells, in whatever words. */
interface SaidChange {
  /** In quotes. */
  readonly quote: string;
  readonly span: IdeaSpan;
  /** Whether a year or so stands in the sentence. */
  readonly isDated: boolean;
}

const DATE = new RegExp(
  String.raw`\b(?:19|20)\d\d\b|\b(?:this|next|last) (?:year|month|spring|summer|autumn|fall|winter)\b|\b(?:a|one|two|three|\d{1,2}) (?:months?|years?) ago\b`,
  'i',
);

/**
 * "De minimis ended in August 2025": the first sentence of the brief that surely tells a change by its words and by those around it (`BriefRoles`),
 * and nothing of the founders' own; null where none does.
 */
export function surelyToldChange({ idea, roles }: IdeaReading): SaidChange | null {
  if (idea.language !== 'english') return null;
  for (const sentence of roles().saying('change', 'sure')) {
    const told =
      isOwnDoing(sentence) || tellsOfPast(sentence) || saysNoChange(sentence) ? null : quotedInBrief(idea, sentence);
    if (told !== null) return { ...told, isDated: DATE.test(sentence) };
  }
  return null;
}
