import type { AnswerEvidence } from '@playbook/contracts/analysis/answer-analysis.schema';
import { quoted } from '../engine/quotes.js';
import { EXPECTATIONS } from './expectations/expectations.js';
import type { AnswerSignals } from './signals/measure-answer.js';
import type { AnswerScore } from './scoring/score-answer.js';

/** Something wrong with an answer, and what to do about it. */
export interface Hole {
  /** In a few words, for the badge. */
  readonly flaw: string;
  /** What the partner says. */
  readonly line: string;
  /** What to do in the next twenty minutes. */
  readonly todo: string;
  /** Points it costs, the larger the worse. */
  readonly severity: number;
}

type Wording = readonly [flaw: string, line: string, todo: string];

/** What a partner says about a row that cost points; `%` stands for the founder's own words. */
const BY_SIGNAL: Readonly<Record<string, Wording>> = {
  A12: [
    'could stand in any answer',
    '%: words that could stand in any answer.',
    'Say it as you would to a friend in your trade.',
  ],
  A14: ['sentences without a fact', '% has no number, no name and no deed.', 'Cut that sentence, or put a fact in it.'],
  A15: ['buzzwords', 'I cannot picture %.', 'Put the plain thing in its place: who does what with it.'],
  A16: ['words without a measure', 'No measure: %.', 'Put a number or a name in its place.'],
  A17: ['claims anyone could make', 'Anyone could claim %.', 'Show the one fact that makes you say it.'],
  A18: ['hedged', '%: you take back what you say.', 'State it, or say how sure you are and why.'],
  A19: ['plans in the place of facts', 'I read %: what you will do.', 'Lead with what you have already done.'],
  A20: ['does not answer', '%: that is no answer.', 'Answer here, in two sentences; nobody opens another page.'],
  A21: ['essay words', '%: an essay speaks.', 'Cut every sentence that would not be missed.'],
  A22: [
    'numbers from reports',
    '%: from a report, not from your customers.',
    'Count it from the bottom: your customers times your price.',
  ],
  A23: [
    'attention in the place of use',
    '%: attention, not use.',
    'Say how many came back last week and how many paid.',
  ],
  A24: [
    'opinions in the place of behaviour',
    '%: what people said.',
    'Say what they did: paid, came back, complained when it broke.',
  ],
  A25: ['built by others', '%: who on the team can build?', 'Say who of the founders builds it.'],
  A26: [
    'what partners mark down here',
    '%: that is what I mark down in this question.',
    'Take it out and put the fact behind it in its place.',
  ],
  A27: ['ideas in the place of things', 'Nobody can film %.', 'Name the thing one would see.'],
  A28: [
    'numbers too round to believe',
    '%: too round to have been counted.',
    'Give the number you counted and its date.',
  ],
};

const FIRST_WEIGHT = 12;
const NEXT_WEIGHT = 6;
const OTHER_WEIGHT = 3;
const CAP_WEIGHT = 100;
/** Single words are a symptom: half as grave as what is missing. */
const WORDS = 'A12';
const QUOTED_SPANS = 2;

function missingHoles({ asked }: AnswerSignals): Hole[] {
  return asked.flatMap(({ id, spans }, index) => {
    if (spans.length > 0) return [];
    const { label, ask, template } = EXPECTATIONS[id];
    const severity = index === 0 ? FIRST_WEIGHT : index === 1 ? NEXT_WEIGHT : OTHER_WEIGHT;
    const flaw = `missing: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
    return [{ flaw, line: ask, todo: `Add it: "${template}"`, severity }];
  });
}

function rowHoles(rows: readonly AnswerEvidence[], text: string): Hole[] {
  return rows.flatMap(({ signal, label, points, spans }) => {
    if (points >= 0) return [];
    if (signal === 'cap') {
      return [
        {
          flaw: label.toLowerCase(),
          line: `${label}.`,
          todo: 'Write it in your own words first.',
          severity: CAP_WEIGHT,
        },
      ];
    }
    const wording = BY_SIGNAL[signal];
    const words = spans
      .slice(0, QUOTED_SPANS)
      .map((span) => quoted(text, span))
      .join(' and ');
    if (wording === undefined || words === '') return [];
    const [flaw, line, todo] = wording;
    return [{ flaw, line: line.replace('%', () => words), todo, severity: signal === WORDS ? -points / 2 : -points }];
  });
}

/** What is wrong with the answer, the worst first. */
export function holesOf(signals: AnswerSignals, { evidence }: AnswerScore): Hole[] {
  const holes = [...rowHoles(evidence, signals.answer.original), ...missingHoles(signals)];
  return holes.toSorted((a, b) => b.severity - a.severity);
}
