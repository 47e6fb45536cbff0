import { quoted } from '../engine/quotes.js';
import type { PitchScore } from './scoring/score-pitch.js';
import type { PitchSignals } from './signals/pitch-signals.js';
import { FEEDBACK_RULES, type FeedbackRule } from './remarks.js';

const MIN_LINES = 3;
const MAX_REMARKS = 4;
/** A pitch below this hears no praise. */
const PRAISE_MIN_OVERALL = 50;
const DIMENSION_POINTS = 20;

function severity(rule: FeedbackRule, { breakdown }: PitchScore): number {
  return rule.urgency + DIMENSION_POINTS - breakdown[rule.dimension];
}

function remarks(signals: PitchSignals, score: PitchScore): string[] {
  return FEEDBACK_RULES.filter((rule) => rule.applies(signals, score))
    .toSorted((a, b) => severity(b, score) - severity(a, score))
    .slice(0, MAX_REMARKS)
    .map((rule) => rule.line(signals, score));
}

/** The one thing that is good, if a signal earned it. */
function praise(
  { text, detail, customer, what, benefit, difference }: PitchSignals,
  { overall }: PitchScore,
): string | null {
  if (overall < PRAISE_MIN_OVERALL) return null;
  if (what.lead.length > 0 && customer.grade >= 2 && benefit.outcome.length > 0) {
    const who = quoted(text, customer.spans[0]);
    const result = quoted(text, benefit.outcome[0]);
    return `I could repeat this to another partner after one reading: ${who}, ${result}. Keep that.`;
  }
  if (detail.goodNumbers.length > 0) {
    return `${quoted(text, detail.goodNumbers[0])} is the best part. It can be checked, so I believe the rest more.`;
  }
  if (difference.alternative.length > 0) {
    return `${quoted(text, difference.alternative[0])} tells me what they do today. Keep that.`;
  }
  return what.object.length > 0 && what.mainVerb.length > 0
    ? `${quoted(text, what.object[0])} I can picture. Keep the words that plain.`
    : null;
}

/** Remarks every pitch can use, for one with little left to fix. */
function nextQuestions({ text, detail, customer, insight }: PitchSignals): string[] {
  const number = detail.goodNumbers[0];
  return [
    insight.insight.length > 0
      ? `How do you know ${quoted(text, insight.insight[0])}? Have the source ready; it is my first question.`
      : 'Say it aloud to someone who does not know you. Which word do they ask about?',
    number === undefined
      ? 'There is no number yet. Which one did you look at this morning?'
      : `Over how many customers did you measure ${quoted(text, number)}? Be ready to say.`,
    customer.grade >= 2
      ? `How many of ${quoted(text, customer.spans[0])} have you talked to? Be ready to name three.`
      : 'Who paid you last? Be ready to name them.',
  ];
}

/** 3 to 5 lines in a partner's voice: worst first, at most one sincere positive, last (section 5 of the rubric). */
export function partnerFeedback(signals: PitchSignals, score: PitchScore): string[] {
  const positive = praise(signals, score);
  const lines = remarks(signals, score);
  for (const question of nextQuestions(signals)) {
    if (lines.length + (positive === null ? 0 : 1) >= MIN_LINES) break;
    lines.push(question);
  }
  return positive === null ? lines : [...lines, positive];
}

/** Said before everything else to a pitch in another language. */
export const ASK_FOR_ENGLISH =
  'Partners read applications in English. Put this sentence into English before you send it; these points are for what I could read of it.';
/** The one line for a text that is not a pitch. */
export const ASK_FOR_A_SENTENCE =
  'I cannot score this. Write one sentence in English that says what you make and for whom.';
