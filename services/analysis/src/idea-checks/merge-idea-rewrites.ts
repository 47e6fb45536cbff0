import {
  IDEA_TEXT_FIELDS,
  type IdeaCritique,
  type IdeaForm,
  type IdeaRewrite,
} from '@playbook/contracts/analysis/idea-check.schema';
import { IDEA_BRIEF_MAX_CHARS, IDEA_PROBLEM_MAX_CHARS } from '@playbook/contracts/core/limits';
import { critiqueIdea } from '@playbook/critique/idea/critique-idea';
import { placeholderNote } from '@playbook/critique/engine/rewrite/placeholders';
import { readWithBlanks, usableRewrite } from '../analyst/reply/usable-rewrite.js';
import type { IdeaReply } from './idea-reply.schema.js';

const MAX_CHARS = { ideaBrief: IDEA_BRIEF_MAX_CHARS, problem: IDEA_PROBLEM_MAX_CHARS } as const;

/**
 * The model's rewrites of the fields where they can be used, the built-in engine's where not. A rewrite may say what stands in
 * either field, and the idea with it must not score less.
 */
export function mergeIdeaRewrites(
  form: IdeaForm,
  critique: IdeaCritique,
  rewrites: IdeaReply['rewrites'],
): IdeaRewrite[] {
  const source = `${form.ideaBrief}\n${form.problem}`;
  return IDEA_TEXT_FIELDS.flatMap((field): IdeaRewrite[] => {
    const text = usableRewrite(rewrites[field], source, MAX_CHARS[field]);
    const isBetter =
      text !== null &&
      text !== form[field].trim() &&
      critiqueIdea({ ...form, [field]: readWithBlanks(text) }).ycAlignmentScore >= critique.ycAlignmentScore;
    if (isBetter) return [{ field, text, note: placeholderNote(text) }];
    return critique.rewrites.filter((one) => one.field === field);
  });
}
