import type { IdeaField } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import type { TypedNumber } from '../engine/numbers/typed-number.js';
import { wordingFor } from '../engine/questions/ask.js';
import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../engine/quotes.js';
import type { SlotName } from '../engine/slots/slot.js';
import type { IdeaReading } from './remarks.js';

const MAX_STRENGTHS = 3;
/** An idea below this hears no praise. */
const PRAISE_MIN_SCORE = 35;
const MIN_WORDS = 3;

/** What is praised, and how it is said; `%` stands for the founder's own clause. */
interface StrengthRule {
  readonly field: IdeaField;
  readonly finds: (number: TypedNumber) => boolean;
  readonly lines: readonly [string, ...string[]];
}

const RULES: readonly StrengthRule[] = [
  {
    field: 'ideaBrief',
    finds: ({ type }) => type === 'customers' || type === 'payment',
    lines: [
      '%: somebody pays. That is worth more than any plan.',
      '%: money has changed hands, which I believe before anything else.',
      '%: paid for already. Put it in the first sentence.',
    ],
  },
  {
    field: 'ideaBrief',
    finds: ({ type, outOf }) => type === 'users' || outOf !== null,
    lines: [
      '%: you counted. Keep counting.',
      '%: a number I could check with one phone call.',
      '%: that is use, and you know how much.',
    ],
  },
  {
    field: 'ideaBrief',
    finds: ({ type, per }) => type === 'price' && per !== null,
    lines: ['%: a price. Now I can do the arithmetic.', '%: with that I can work out what a hundred of them bring.'],
  },
  {
    field: 'problem',
    finds: ({ type }) => type === 'money-moved' || type === 'price',
    lines: [
      '%: that is what it costs them. I believe the problem.',
      '%: with a sum beside it the problem is real to me.',
    ],
  },
  {
    field: 'problem',
    finds: ({ type }) => type === 'share' || type === 'frequency',
    lines: ['%: a figure that I can check.', '%: with that figure the problem has a size.'],
  },
  {
    field: 'problem',
    finds: ({ type }) => type === 'duration',
    lines: ['%: a time that I can check.', '%: a time, so that I can picture it.'],
  },
];

/** What is praised where no number is. */
const SLOT_LINES: readonly (readonly [SlotName, readonly [string, ...string[]]])[] = [
  [
    'team',
    ['%: you have seen it from the inside. Keep that near the top.', '%: that is why I would listen to you on this.'],
  ],
  ['proof', ['%: somebody can tell me about that.', '%: done, not planned.']],
];

interface Praise {
  readonly clause: string;
  readonly lines: readonly [string, ...string[]];
}

/** The clause around some words, where it is long enough to say something. */
function clauseOf(text: string, span: Span): string | null {
  const clause = clauseAround(text, span);
  const words = text.slice(clause.start, clause.end).trim().split(/\s+/u);
  return words.length < MIN_WORDS ? null : quoted(text, clause, CLAUSE_MAX_CHARS);
}

function praiseOfNumbers({ idea }: IdeaReading): Praise[] {
  return RULES.flatMap(({ field, finds, lines }) => {
    const { original, tokens } = idea.fields[field];
    const number = readNumbers(tokens).find((one) => !one.isPlanned && finds(one));
    const clause = number === undefined ? null : clauseOf(original, number.span);
    return clause === null ? [] : [{ clause, lines }];
  });
}

function praiseOfSlots({ idea, said }: IdeaReading): Praise[] {
  return SLOT_LINES.flatMap(([slot, lines]) => {
    const { state, spans } = said.ideaBrief[slot];
    const [span] = spans;
    const clause = span === undefined || state !== 'stated' ? null : clauseOf(idea.fields.ideaBrief.original, span);
    return clause === null ? [] : [{ clause, lines }];
  });
}

/** What is good, in the founder's own words, each clause once; nothing for an idea that has not earned it. */
export function strengthsOf(reading: IdeaReading): string[] {
  if (reading.score.scores.alignment < PRAISE_MIN_SCORE) return [];
  const praises = [...praiseOfNumbers(reading), ...praiseOfSlots(reading)];
  return praises
    .filter(({ clause }, index) => praises.findIndex((other) => other.clause === clause) === index)
    .slice(0, MAX_STRENGTHS)
    .map(({ clause, lines }) => wordingFor(clause, lines).replace('%', () => clause));
}
