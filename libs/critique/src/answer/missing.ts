import { readNumbers } from '../engine/numbers/read-numbers.js';
import { kindOfBusiness } from '../customers/kind-of-business.js';
import { hasOwnQuestion, questionOn } from '../engine/questions/ask.js';
import type { Archetype } from '../engine/questions/question-bank.js';
import { slotsOf } from '../pitch/slots-of.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { oncePer } from '../text/once-per.js';
import { askedHere } from './expectations/asked-here.js';
import type { BetterQuestion } from './expectations/asking/better-question.js';
import type { Expectation } from './expectations/expectation.js';
import { EXPECTATIONS, type ExpectationId } from './expectations/expectations.js';
import { ASKED_OF_SEVERAL } from './expectations/field-expectations.js';
import { isSaidOtherwise } from './expectations/said-otherwise.js';
import { isToldByFigures } from './expectations/told-by-figures.js';
import { TRADE_QUESTIONS } from './feedback/next-questions.js';
import type { AnswerText } from './signals/answer-text.js';
import { spansOfAsked } from './signals/asked-features.js';
import type { AnswerSignals } from './signals/measure-answer.js';

export const OF_FOUNDERS: ReadonlySet<string> = new Set([
  'founder-names',
  'founder-relationship',
  'fulltime-commitment',
  'responsibility-split',
]);

/** The kind of business an answer is about; null where it does not say. */
export const archetypeOfAnswer = oncePer<AnswerSignals, { readonly archetype: Archetype | null }>(
  ({ answer, fieldId }) => ({
    // Where founders worked before is the trade of somebody else.
    archetype: OF_FOUNDERS.has(fieldId) ? null : kindOfBusiness(answer),
  }),
);

/** Something that the question asks for and the answer does not say. */
export interface Missing {
  readonly id: ExpectationId;
  readonly expectation: Expectation;
  /** Its place among what the question asks for, 0 for the most important. */
  readonly rank: number;
  /** What a partner asks this kind of business about it. */
  readonly ask: string;
  /** The same as any business is asked. */
  readonly plainAsk: string;
}

/** What a question asks for in words of its own: an amount is a price here and a market there. */
const OWN_ASKS: Readonly<Record<string, Partial<Record<ExpectationId, string>>>> = {
  competitors: { amount: 'What does each of them charge?', names: 'Which rivals, by name?' },
  'competitive-advantage': {
    amount: 'Which figure shows how much better you are?',
    evidence: 'What has that won you so far, in numbers?',
  },
  'business-model': { amount: 'How much does one customer pay, and how often?', users: 'How many pay that today?' },
  'company-oneliner': { who: 'Who is it for?' },
  'market-size': {
    amount: 'What is one customer worth in a year?',
    evidence: 'Who counted that, and in which year?',
    users: 'How many of them are there that you could call?',
  },
  'target-customers': { users: 'How many of them are there, and how many have you spoken to?' },
  'why-this-problem': { years: 'Since when do you know it?' },
  'funding-plan': {
    amount: 'How much money, exactly?',
    runway: 'How many months does that money last?',
    condition: 'What will you have shown by the time it is spent?',
  },
  validation: { date: 'In which month was that?' },
  'why-now': { changed: 'What changed?', evidence: 'Where do you see it already, in customers, prices or costs?' },
  'customer-acquisition': {
    conversion: 'How many contacts for one customer?',
    cost: 'What does one customer cost you, in hours or money?',
  },
  'progress-made': {
    date: 'Which of it happened when?',
    result: 'What has come of it so far: customers, money, or a result that you measured?',
  },
};

/** A sentence to fill in, where that of the expectation is about something else. */
const OWN_TEMPLATES: Readonly<Record<string, Partial<Record<ExpectationId, string>>>> = {
  competitors: {
    names: '[Rival] is good at [what] and charges [price].',
    amount: '[Rival] charges [price] a [month].',
  },
  'competitive-advantage': {
    amount: 'Measured, it is [by how much better, than which rival].',
    evidence: 'So far it has won us [what, with a number].',
  },
  'business-model': { amount: 'A customer pays [price] a [month].', users: '[n] customers pay that today.' },
  'company-oneliner': { who: 'It is for [whom exactly].' },
  'market-size': {
    amount: 'One customer is worth [amount] a year.',
    evidence: 'The count is from [source, year].',
    users: 'There are [n] of them that we could call.',
  },
  'target-customers': { users: 'There are [n] of them; so far we have spoken to [n].' },
  'why-now': {
    date: 'It has been so since [month and year].',
    evidence: 'We see it in [what customers, prices or costs have done since].',
  },
  'customer-acquisition': {
    conversion: 'Of [n] contacts [n] became customers.',
    cost: 'One customer costs us [how many hours or how much money].',
  },
  'why-this-problem': { years: 'I have known it since [year].' },
  'fulltime-commitment': { date: 'Full-time from [month and year].' },
  'funding-plan': {
    amount: 'We raise [amount].',
    runway: 'It lasts [n] months.',
    condition: 'By then we have shown [what, with a number].',
  },
};

/** What is called missing, where the same asks for another thing. */
const OWN_LABELS: Readonly<Record<string, Partial<Record<ExpectationId, string>>>> = {
  competitors: { amount: 'What they charge' },
  'competitive-advantage': { evidence: 'What it has won you so far', amount: 'How much better it is' },
  'business-model': { amount: 'The price', users: 'How many pay it' },
  'funding-plan': { amount: 'How much money' },
  'progress-made': { result: 'What came of it' },
  'why-now': { evidence: 'Where it shows already' },
  // No use of the product is asked for there.
  'market-size': { users: 'How many of them there are', amount: 'What one customer is worth' },
  'target-customers': { users: 'How many of them there are' },
};

/** What a question would like and nobody need say there: one line has no room for a count. */
const NEVER_MISSED: Readonly<Record<string, ReadonlySet<ExpectationId>>> = {
  'company-oneliner': new Set<ExpectationId>(['users']),
  // Which way customers came is asked already.
  'customer-acquisition': new Set<ExpectationId>(['found']),
  // The month of a survey says nothing.
  validation: new Set<ExpectationId>(['date']),
  // Who does what can be read off what each did before, and a degree or a trade says for how long.
  'founder-names': new Set<ExpectationId>(['years', 'builder']),
  // A rival may be a script, a habit or a person, and whoever names rivals has mostly named it.
  competitors: new Set<ExpectationId>(['status']),
  // What comes next may be another place, another buyer or another use, in any words.
  'five-year-vision': new Set<ExpectationId>(['nextProduct']),
  // What others believe is told by what they do, and what was seen by any scene.
  'unique-insight': new Set<ExpectationId>(['belief', 'finding', 'consequence']),
  'why-this-problem': new Set<ExpectationId>(['years']),
  // What changed is what makes it possible.
  'why-now': new Set<ExpectationId>(['enables']),
};

const { alone: ALONE } = readSinglePatterns('answer-claims', ['alone']);

/** Whether a text says that one founder has no other. */
export const isOfOne = ({ plain }: AnswerText): boolean => ALONE.test(plain);

/** Whether it is no question here, or none to who founded it alone. */
const isNoQuestion = (id: ExpectationId, { fieldId, answer }: AnswerSignals): boolean =>
  NEVER_MISSED[fieldId]?.has(id) === true || (ASKED_OF_SEVERAL[fieldId]?.has(id) === true && isOfOne(answer));

/** Whether a text says it in any words, those that earn something and those that do not. */
export const isSaidAnyhow = (id: ExpectationId, text: AnswerText, fieldId = ''): boolean =>
  isSaidOtherwise(id, text, fieldId) || spansOfAsked(id, text).length > 0;

/** Where a difference is asked for, two figures show it. */
const SHOWN_BY_FIGURES = 'competitive-advantage';
const isShownByFigures = (id: ExpectationId, { fieldId, answer }: AnswerSignals): boolean =>
  id === 'amount' &&
  fieldId === SHOWN_BY_FIGURES &&
  readNumbers(answer.tokens).filter(({ type }) => type !== 'date').length > 1;

function askFor(id: ExpectationId, { ask, lacks }: Expectation, signals: AnswerSignals): string {
  const own = OWN_ASKS[signals.fieldId]?.[id];
  if (own !== undefined) return own;
  // Behind a longer answer what a trade is asked would be about something else, or about a stage that is still to come.
  if (!TRADE_QUESTIONS.has(signals.fieldId)) return ask;
  const { archetype } = archetypeOfAnswer(signals);
  const { original } = signals.answer;
  return lacks !== undefined && hasOwnQuestion(lacks, archetype, original)
    ? questionOn(lacks, archetype, original)
    : ask;
}

type Asked = Pick<Missing, 'expectation' | 'ask' | 'plainAsk'>;

const inWords = (known: Expectation, { ask, template, label = known.label }: BetterQuestion): Asked => ({
  expectation: { ...known, template, label },
  ask,
  plainAsk: ask,
});

function usual(id: ExpectationId, signals: AnswerSignals): Asked {
  const known: Expectation = EXPECTATIONS[id];
  const expectation = {
    ...known,
    label: OWN_LABELS[signals.fieldId]?.[id] ?? known.label,
    template: OWN_TEMPLATES[signals.fieldId]?.[id] ?? known.template,
  };
  return { expectation, ask: askFor(id, expectation, signals), plainAsk: OWN_ASKS[signals.fieldId]?.[id] ?? known.ask };
}

/** What the question asks for and the answer lacks, the most important first. */
export const missingIn = oncePer<AnswerSignals, readonly Missing[]>((signals) => {
  // What an answer lacks cannot be told where it cannot be read.
  if (signals.language !== null) return [];
  const missing = signals.asked.flatMap(({ id, spans }, rank): Missing[] => {
    const known: Expectation = EXPECTATIONS[id];
    const { lacks } = known;
    const isInSlot = lacks !== undefined && slotsOf(signals.answer)[lacks].state !== 'absent';
    if (isNoQuestion(id, signals)) return [];
    const isSaid =
      spans.length > 0 ||
      isInSlot ||
      isSaidOtherwise(id, signals.answer, signals.fieldId) ||
      isShownByFigures(id, signals) ||
      isToldByFigures(id, signals);
    if (isSaid) return [];
    const here = askedHere(id, signals);
    return here === null ? [] : [{ id, rank, ...(here === undefined ? usual(id, signals) : inWords(known, here)) }];
  });
  // One question may stand in the place of two.
  return missing.filter(({ ask }, index) => missing.findIndex((other) => other.ask === ask) === index);
});
