import type { InterviewQuestion, InterviewTopic, InterviewTurn } from '@playbook/contracts/interviews/interview.schema';
import { readAnswer } from '../../answer/signals/answer-text.js';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType } from '../../engine/numbers/typed-number.js';
import { quotedClause } from '../../engine/quotes.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { matchesOf } from '../../text/search/matches-of.js';
import { askTheSame } from '../alike.js';
import { EVIDENCE } from './evidence-labels.js';
import { expectationOf } from './open-points.js';

const MAX_FOLLOW_UPS = 5;

/** What is asked about a number that was just said, by what it counts; none of it is asked twice. */
const ON_NUMBER: Readonly<Partial<Record<NumberType, readonly string[]>>> = {
  customers: [
    'How did the last one of them find you?',
    'What did the last one who left say?',
    'How many of them paid you three months ago?',
  ],
  payment: ['Who of them paid first, and why?', 'What did the last one who left say?'],
  users: ['How many of them came back last week?', 'Who uses it most, and for what?'],
  price: ['Who refused that price, and what did they say?', 'What is left of it after your costs?'],
  share: ['Out of how many, and since when?', 'What was it before you?'],
  'money-moved': ['How much of that stays with you?'],
  frequency: ['How do you know: did you count it?'],
  market: ['How many of those could you call today?'],
};
/** Asked about a number that does not say what it counts, by what was asked. */
const ON_TOPIC: Readonly<Partial<Record<InterviewTopic, string>>> = {
  traction: 'What was it a month before?',
  users: 'Which of them came without being asked?',
  market: 'How many of those could you call today?',
  money: 'What is left of it after your costs?',
};
const OF_MONEY: ReadonlySet<InterviewTopic> = new Set(['money', 'traction', 'users']);
const { nothing: NOTHING } = readSinglePatterns('interview', ['nothing']);
const ON_PLAN = 'That is ahead of you. What of it is done today?';
const FUTURE = /\b(?:will|going to|plan to|want to|hope to|next year)\b/i;

/** The plain question in a text that begins with what the founder wrote. */
const plainQuestion = (text: string): string => /(?:^|[.:] )([^.:]{8,200}\?)\s*$/.exec(text)?.[1] ?? text;

function wordings(question: InterviewQuestion, answer: string): { readonly text: string; readonly key: string }[] {
  const { tokens, original } = readAnswer(answer);
  // What is to come counts nothing, and a price is one only where money is spoken of.
  const onNumbers = (question.topic === 'plans' ? [] : readNumbers(tokens))
    .filter(({ isPlanned, type }) => !isPlanned && (type !== 'price' || OF_MONEY.has(question.topic)))
    .flatMap(({ type, span }) =>
      (ON_NUMBER[type] ?? []).map((ask) => ({
        text: `${quotedClause(original, span)}: ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`,
        key: ask,
      })),
    );
  const onTopic = question.expects === 'number' ? ON_TOPIC[question.topic] : undefined;
  const isCounted = readNumbers(tokens).length > 0 && matchesOf(NOTHING, original).length === 0;
  const onOther = onTopic !== undefined && isCounted ? [{ text: onTopic, key: onTopic }] : [];
  const onPlan = FUTURE.test(original) && question.topic !== 'plans' ? [{ text: ON_PLAN, key: ON_PLAN }] : [];
  return [...onNumbers, ...onOther, ...onPlan];
}

/**
 * What a partner asks about what was just said, or nothing. A question that was not answered is asked once more; a follow-up is followed by
 * none, and no question is asked twice.
 */
export function followUp(
  turns: readonly InterviewTurn[],
  planned: readonly InterviewQuestion[],
): InterviewQuestion | null {
  const last = turns.at(-1);
  const asked = turns.map(({ question }) => question);
  const followUps = asked.filter(({ reason }) => reason === 'follow-up');
  if (last === undefined || last.answer === null || last.answer.trim() === '' || last.judgement === null) return null;
  const { question, answer, judgement } = last;
  if (question.reason === 'follow-up' || followUps.length >= MAX_FOLLOW_UPS) return null;
  const base = { reason: 'follow-up' as const, topic: question.topic, quotes: [], field: question.field };
  const isNew = (key: string): boolean =>
    followUps.every(({ id }) => !id.endsWith(key.slice(0, 60))) &&
    [...asked, ...planned].every(({ text }) => !askTheSame(text, key));
  // Which of two is meant has to be said again.
  const again = question.reason === 'contradiction' ? question.text : plainQuestion(question.text);
  if (
    judgement.answered === 'no' &&
    judgement.evidence.every(({ label }) => label !== EVIDENCE.notKnown) &&
    followUps.every(({ id }) => !id.startsWith('follow-up:again'))
  )
    return {
      ...base,
      id: `follow-up:again:${question.id}`.slice(0, 120),
      text: `Once more, in one sentence: ${again}`,
      expects: question.expects,
    };
  const next = wordings(question, answer).find(({ key }) => isNew(key));
  if (next === undefined) return null;
  return { ...base, id: `follow-up:${next.key.slice(0, 60)}`, text: next.text, expects: expectationOf(next.key) };
}
