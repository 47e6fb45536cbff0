import type { PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { sellsNothing } from './caps.js';
import { quoted } from '../engine/quotes.js';
import type { PitchScore } from './scoring/score-pitch.js';
import type { PitchSignals } from './signals/pitch-signals.js';

/** A remark a partner would make. The more a dimension lost, the earlier its remarks come. */
export interface FeedbackRule {
  readonly dimension: PitchDimension;
  /** Added to the points the dimension lost; 0 to 30. */
  readonly urgency: number;
  readonly applies: (signals: PitchSignals, score: PitchScore) => boolean;
  readonly line: (signals: PitchSignals, score: PitchScore) => string;
}

const OPENING_WORDS = 8;
const TOO_LONG_WORDS = 30;
const SOLID_POINTS = 14;

function opening(text: string): string {
  return `'${text.trim().split(/\s+/u).slice(0, OPENING_WORDS).join(' ')}'`;
}

function list(text: string, spans: readonly Span[]): string {
  const distinct = [...new Set(spans.map((span) => text.slice(span.start, span.end)))];
  return distinct
    .slice(0, 4)
    .map((words) => `'${words}'`)
    .join(', ');
}

function weakWords({ lexiconHits }: PitchSignals): Span[] {
  return [...lexiconHits.buzz.spans, ...lexiconHits.hype.spans].toSorted((a, b) => a.start - b.start);
}

function audience(signals: PitchSignals): string {
  const span = signals.customer.spans[0];
  return span === undefined
    ? 'You never say who it is for.'
    : `${quoted(signals.text, span)} is not a customer: it could be anyone.`;
}

const othersAreSolid = ({ breakdown }: PitchScore): boolean =>
  [breakdown.clarity, breakdown.specificity, breakdown.valueProposition].every((points) => points >= SOLID_POINTS);

/** Section 5 of the rubric: what is wrong, quoting the founder, ending in a question or an instruction. */
export const FEEDBACK_RULES: readonly FeedbackRule[] = [
  {
    dimension: 'clarity',
    urgency: 30,
    applies: ({ statements }) => statements.length > 0,
    line: ({ text, statements }) =>
      `${quoted(text, statements[0])} tells me how the world is, not what you make. What do you sell, and who buys it?`,
  },
  {
    dimension: 'clarity',
    urgency: 30,
    applies: (signals) => sellsNothing(signals) && signals.statements.length === 0,
    line: ({ text }) =>
      `I read ${opening(text)} and still do not know what I would see if I opened it. Is it an app, a service, a box?`,
  },
  {
    dimension: 'specificity',
    urgency: 20,
    applies: ({ customer }) => customer.grade <= 1,
    line: (signals) =>
      `${audience(signals)} Who was the last person who asked you for this? Put that job title in the sentence.`,
  },
  {
    dimension: 'clarity',
    urgency: 18,
    applies: (signals) =>
      weakWords(signals).length > 0 && signals.lexiconHits.buzz.weight + signals.lexiconHits.hype.weight >= 2,
    line: (signals) =>
      `Delete ${list(signals.text, weakWords(signals))} and read it again. If nothing is lost, those words did no work. What is left?`,
  },
  {
    dimension: 'differentiation',
    urgency: 22,
    applies: ({ claims }) => claims.noCompetition.length > 0,
    line: () =>
      'Saying there is no competition tells me you have not asked customers what they do now. What do they do now?',
  },
  {
    dimension: 'clarity',
    urgency: 16,
    applies: ({ analogy }) => analogy.spans.length > 0 && !analogy.sound,
    line: ({ text, analogy }) =>
      `${quoted(text, analogy.spans[0])} only helps if I know the one and believe the other wants it. Say what it does first.`,
  },
  {
    dimension: 'clarity',
    urgency: 15,
    applies: ({ structure }) => structure.ideas >= 4,
    line: ({ structure }) =>
      `There are ${structure.ideas} things in this sentence. Pick the one somebody already paid for and save the rest for the interview.`,
  },
  {
    dimension: 'clarity',
    urgency: 12,
    applies: ({ size }) => size.totalWords > TOO_LONG_WORDS,
    line: ({ size }) =>
      `${size.totalWords} words. Say it to someone in a noisy room; whatever you cut there is what to cut here.`,
  },
  {
    dimension: 'clarity',
    urgency: 10,
    applies: ({ lexiconHits }) => lexiconHits.hedge.weight >= 2,
    line: ({ text, lexiconHits }) =>
      `${list(text, lexiconHits.hedge.spans)} makes me doubt the rest. What does it do today? State that.`,
  },
  {
    dimension: 'specificity',
    urgency: 8,
    applies: ({ detail }) => detail.allNumbers.length >= 5,
    line: ({ detail }) =>
      `${detail.allNumbers.length} numbers and I remember none. Keep the one you would say out loud.`,
  },
  {
    dimension: 'valueProposition',
    urgency: 10,
    applies: ({ benefit }) => benefit.problem.length === 0 && benefit.outcome.length === 0,
    line: () =>
      'You told me what it is. You did not tell me what gets better. What does the customer stop doing the day they switch?',
  },
  {
    dimension: 'valueProposition',
    urgency: 6,
    applies: ({ benefit }) => benefit.outcome.length > 0 && !benefit.outcomeMeasured,
    line: ({ text, benefit }) =>
      `${quoted(text, benefit.outcome[0])} is a result without a size. Put the number on it, even if it is from three customers.`,
  },
  {
    dimension: 'differentiation',
    urgency: 5,
    applies: ({ difference }) => difference.alternative.length === 0,
    line: () =>
      "What do they use today: a spreadsheet, a person, a rival? Say 'instead of' that, and half my questions go away.",
  },
  {
    dimension: 'insightStrength',
    urgency: 2,
    applies: ({ insight }, score) => insight.insight.length === 0 && othersAreSolid(score),
    line: ({ text }, { breakdown }) =>
      breakdown.insightStrength >= 10 && breakdown.insightStrength <= SOLID_POINTS
        ? `${breakdown.insightStrength} of 20 for insight is normal for one line: ${opening(text)} has little room for it. ` +
          'If you have one fact the last five teams did not know, can you fit it in?'
        : 'Clear. Now tell me what you learned that the last five teams who tried this did not know.',
  },
  {
    dimension: 'insightStrength',
    urgency: 0,
    applies: ({ insight }, score) => insight.insight.length === 0 && !othersAreSolid(score),
    line: (_, { breakdown }) =>
      breakdown.insightStrength >= 10
        ? 'No insight yet, which is normal for one line. What did you see in this trade that an outsider would not believe?'
        : 'I learn nothing here that I could not guess. What did you see that others have not: a number, a habit, a cost that fell?',
  },
];
