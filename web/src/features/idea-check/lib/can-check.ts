import { IDEA_BRIEF_MAX_CHARS, IDEA_PROBLEM_MAX_CHARS } from '@playbook/contracts/shared/limits';
import type { IdeaDraft } from '../../../lib/idea-history/idea-draft.js';

const isFilled = (text: string, maxChars: number): boolean => text.trim() !== '' && text.length <= maxChars;

/** Whether the form can be sent: both texts are there, and neither is too long (section 5 of the specification). */
export const canCheck = ({ ideaBrief, problem }: IdeaDraft): boolean =>
  isFilled(ideaBrief, IDEA_BRIEF_MAX_CHARS) && isFilled(problem, IDEA_PROBLEM_MAX_CHARS);
