import type { IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import type { IdeaScore } from './scoring/score-idea.js';
import type { IdeaText } from './signals/idea-text.js';

interface AttentionReading {
  readonly idea: IdeaText;
  readonly score: IdeaScore;
}

/** Who was asked: a survey of seaweed is no opinion, nor are friends whom an app finds. */
const ASKED = /^.{0,30}\b(?:people|users?|customers?|respondents?|families|students|parents|owners|we know|\d+)\b/i;
const MAY_BE_THE_PRODUCT = /^(?:friends|surveys?|registered|telegram)$/i;
const ASKED_REACH_CHARS = 60;

/** What was found of attention, where that is what the words mean. */
export function attentionIn({ idea, score }: AttentionReading): IdeaSpan[] {
  const spans = score.features.filter(({ id }) => id === 'evidence.weak').flatMap((feature) => feature.spans);
  return spans.filter(({ field, start, end }) => {
    const text = idea.fields[field].original;
    // How often a trouble comes is asked in a survey too.
    if (field === 'problem' && /^surveys?$/i.test(text.slice(start, end))) return false;
    return !MAY_BE_THE_PRODUCT.test(text.slice(start, end)) || ASKED.test(text.slice(end, end + ASKED_REACH_CHARS));
  });
}
