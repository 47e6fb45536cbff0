import { type IdeaPartName, ideaPartNameSchema } from '@playbook/contracts/analysis/idea-check.schema';

interface IdeaPartLabel {
  readonly name: string;
  readonly question: string;
}

/** Names of the eight parts of the alignment score, and the question behind each. */
export const IDEA_PART_LABELS: Readonly<Record<IdeaPartName, IdeaPartLabel>> = {
  problem: { name: 'The problem is real', question: 'Who has it, when, how often, and what does it cost?' },
  thing: { name: 'A clear thing', question: 'Can a stranger say what it does and who uses it?' },
  insight: { name: 'Insight', question: 'What do you know that others do not?' },
  edge: { name: 'Why you', question: 'What have you seen yourself, or who lets you in?' },
  market: { name: 'Who pays', question: 'Are the buyers named, and are there enough of them?' },
  timing: { name: 'Why now', question: 'What changed, and when?' },
  evidence: { name: 'Evidence for the stage', question: 'Is there proof of what this stage should have?' },
  trap: { name: 'Not a trap', question: 'Have many founders failed at the same idea?' },
};

export const WHY_NOW_LABEL = '"Why Now" Alignment';
const OTHER_SCORES = new Map([
  ['whyNow', WHY_NOW_LABEL],
  ['categoryRisk', 'Category risk'],
]);

/** What the founder knows a score or a part as; as it is when it is one of a later version. */
export function scoreName(score: string): string {
  const part = ideaPartNameSchema.safeParse(score);
  return part.success ? IDEA_PART_LABELS[part.data].name : (OTHER_SCORES.get(score) ?? score);
}
