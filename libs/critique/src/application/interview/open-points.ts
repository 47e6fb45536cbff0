import type { Span } from '@playbook/contracts/core/span.schema';
import type { MemoPlace, MemoQuote } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { REQUIRED_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type {
  InterviewExpectation,
  InterviewQuestion,
  InterviewReason,
  InterviewTopic,
} from '@playbook/contracts/interviews/interview.schema';
import { wordCount } from '@playbook/domain/word-count';
import type { ExpectationId } from '../../answer/expectations/expectations.js';
import { ASKED_OF_SEVERAL } from '../../answer/expectations/field-expectations.js';
import { isOfOne, isSaidAnyhow, missingIn } from '../../answer/missing.js';
import { measureAnswer } from '../../answer/signals/measure-answer.js';
import { clauseAround, quoted } from '../../engine/quotes.js';
import type { SlotName } from '../../engine/slots/slot.js';
import { overlaps } from '../../text/spans/span.js';
import type { Claim, ClaimTopic } from '../claims.js';
import { contradictionsOf } from '../contradictions.js';
import { doubtsOf } from '../doubts.js';
import { ownQuestions } from '../own-facts.js';
import type { Source } from '../source.js';

const TOPIC_OF_FIELD: Readonly<Record<string, InterviewTopic>> = {
  'company-oneliner': 'product',
  'company-description': 'product',
  'current-product': 'product',
  'how-it-works': 'product',
  'target-customers': 'users',
  'first-users': 'users',
  'customer-acquisition': 'users',
  'problem-statement': 'problem',
  validation: 'traction',
  metrics: 'traction',
  'progress-made': 'traction',
  'business-model': 'money',
  'funding-plan': 'money',
  'market-size': 'market',
  competitors: 'competition',
  'competitive-advantage': 'competition',
  'unique-insight': 'insight',
  'why-now': 'insight',
  'five-year-vision': 'plans',
};

const topicOfField = (fieldId: string): InterviewTopic => TOPIC_OF_FIELD[fieldId] ?? 'team';

/** A question that begins with these words, at the start of the text or behind what leads up to it. */
const begins = (words: string): RegExp => new RegExp(`^(?:.{0,80}[.:] )?(?:${words})\\b`, 'i');

/** The question word that comes first says what has to come; a quantity may be asked for anywhere. */
const EXPECTED: readonly (readonly [RegExp, InterviewExpectation])[] = [
  [
    /\bhow (?:many|much|often|long|few|high)\b|\bwhat (?:share|percent)|\bnumber\b|\bamount\b|\bfigure\b|\bwhat (?:was|were|is left)\b/i,
    'number',
  ],
  [/\b(?:which|by which|what|the) (?:month|day|date|year)\b/i, 'time'],
  [begins('(?:since )?when'), 'time'],
  [begins('who|whom|which (?:rivals?|person|one do you fear)'), 'name'],
  [begins('how|why'), 'way'],
];

/** What a question asks for. @param ask Without the founder's own words, in which "number" or "when" may stand, too */
export const expectationOf = (ask: string): InterviewExpectation =>
  EXPECTED.find(([pattern]) => pattern.test(ask))?.[1] ?? 'what';

/** A weakness of the application that a partner would take up, and the question that does. */
export interface OpenPoint {
  /** What is worst comes first. */
  readonly urgency: number;
  readonly question: InterviewQuestion;
}

type Field = InterviewQuestion['field'];

const fieldOf = (place: MemoPlace | undefined): Field =>
  place?.kind === 'answer' ? { sectionId: place.sectionId, fieldId: place.fieldId } : null;

const topicOf = (place: MemoPlace | undefined): InterviewTopic =>
  place?.kind === 'answer' ? topicOfField(place.fieldId) : 'product';

interface Asked {
  readonly reason: InterviewReason;
  readonly key: string;
  readonly text: string;
  readonly quotes: readonly MemoQuote[];
  readonly place: MemoPlace | undefined;
  readonly urgency: number;
  readonly expects: InterviewExpectation;
}

const pointOf = ({ reason, key, text, quotes, place, urgency, expects }: Asked): OpenPoint => ({
  urgency,
  question: {
    id: `${reason}:${key}`.slice(0, 120),
    reason,
    topic: topicOf(place),
    text,
    quotes: quotes.slice(0, 2),
    field: fieldOf(place),
    expects,
  },
});

const CONTRADICTION_URGENCY = 40;
const RISK_URGENCY = 30;
const DOUBT_URGENCY = 24;
const UNDATED_URGENCY = 22;
const MISSING_URGENCIES = [26, 12];
/** Questions about what the company did come before those about what it thinks. */
const DEEDS = new Set(['metrics', 'validation', 'first-users', 'progress-made', 'business-model', 'current-product']);
const DEED_BONUS = 4;

/** What settles a contradiction: mostly one of the two numbers. */
const SETTLED_BY: Readonly<Partial<Record<ClaimTopic, InterviewExpectation>>> = {
  met: 'time',
  live: 'time',
  fulltime: 'name',
  rivals: 'what',
};

function contradicted(claims: readonly Claim[]): OpenPoint[] {
  return contradictionsOf(claims).map(({ topic, text, quotes }, index) =>
    pointOf({
      reason: 'contradiction',
      key: `${topic}.${index}`,
      text: text.endsWith('?') ? text : `${text} Which is true?`,
      quotes,
      place: quotes[0].place,
      urgency: CONTRADICTION_URGENCY,
      expects: SETTLED_BY[topic] ?? 'number',
    }),
  );
}

/** What a doubt asks a founder to say, and not to write. */
const SPOKEN = /^(?:Say|Name|Give|Tell|Which|What|Who|How|Show|Prove)\b/;

function doubted(sources: readonly Source[], claims: readonly Claim[]): OpenPoint[] {
  return doubtsOf(sources, claims).flatMap(({ text, todo, quotes, fields }, index) => {
    const [quote] = quotes;
    if (quote === undefined || !SPOKEN.test(todo)) return [];
    const words = text.startsWith("'") ? `You write ${text}` : text;
    const asked = { key: String(index), text: `${words} ${todo}`, quotes: [quote], place: fields[0] ?? quote.place };
    const expects = expectationOf(todo);
    return [pointOf({ reason: 'doubt', ...asked, expects, urgency: DOUBT_URGENCY })];
  });
}

const OWN_URGENCY = 18;
const QUESTION = /[^.?]{3,200}\?$/;

/** What only this application is asked in the memo, too. */
function ofTheirOwn(sources: readonly Source[], claims: readonly Claim[]): OpenPoint[] {
  return ownQuestions(sources, claims).map(({ text, source, sentence }, index) => {
    const asking = { key: `own.${index}`, text, quotes: [source.quote(sentence)], place: source.place };
    const expects = expectationOf(QUESTION.exec(text)?.[0].trim() ?? text);
    return pointOf({ reason: 'doubt', ...asking, expects, urgency: OWN_URGENCY });
  });
}

/** Of fewer words nobody knows what they were about. */
const QUOTED_MIN_WORDS = 4;

/** What leans on the sentence before says little alone. */
const LEANS = /^(?:that|it|this|these|they|he|she|so|but|and)\b/i;

/** The sentence of an answer that a question about it begins with: one with a number, or the first that says something by itself. */
function sentenceToQuote({ sentences }: Source): Source['sentences'][number] | undefined {
  const telling = sentences.filter(({ text }) => wordCount(text) >= QUOTED_MIN_WORDS);
  const counted = telling.find(({ numbers }) => numbers.some(({ isPlanned }) => !isPlanned));
  return counted ?? telling.find(({ text }) => !LEANS.test(text)) ?? telling[0] ?? sentences[0];
}

/** What an answer lacks, asked without leaning on what was asked before it. */
const SPOKEN_ASKS: Readonly<Partial<Record<ExpectationId, string>>> = {
  tried: 'When did you last have this problem yourself, and what did you do?',
  trend: 'What was your main number in each of the last three months?',
  asked: 'How many did you ask, and how many did something about it?',
  again: 'How many people have used it a second time?',
  copyable: 'How long would a good team need to copy what you have?',
  condition: 'What must be true for that to work?',
};

/** A date is asked for in other words of what happened than of what changed around a company. */
const DATE_ASKS: Readonly<Record<string, string>> = {
  'why-now': 'What changed, and in which month?',
  'progress-made': 'In which month was each of these?',
  'fulltime-commitment': 'Since which day are you full-time, or from when on?',
};

function spokenAsk(fieldId: string, id: ExpectationId, plainAsk: string): string {
  if (id === 'date') return DATE_ASKS[fieldId] ?? 'When was that?';
  return SPOKEN_ASKS[id] ?? plainAsk;
}

/** The end of a sentence is left out of a quote that a question goes on after. */
const withoutEnd = (text: string, { start, end }: Span): Span => ({
  start,
  end: start + text.slice(start, end).replace(/[.!?\s]{1,10}$/, '').length,
});

const TEAM_FIELDS = ['founder-names', 'founder-relationship', 'responsibility-split', 'fulltime-commitment'];
const PRODUCT_FIELDS = ['current-product', 'how-it-works'];
const PROGRESS_FIELDS = ['metrics', 'progress-made', 'validation', 'first-users', 'customer-acquisition'];
/** Who says it once, in whatever answer or in one of these, has said it. */
const SAID_IN: ReadonlyMap<ExpectationId, readonly string[] | null> = new Map<ExpectationId, readonly string[] | null>([
  ['again', null],
  ['kept', null],
  ['runway', null],
  ['conflict', null],
  ['fear', null],
  ['limits', PRODUCT_FIELDS],
  ['builds', TEAM_FIELDS],
  ['builder', TEAM_FIELDS],
  ['sells', TEAM_FIELDS],
  ['role', TEAM_FIELDS],
  ['names', TEAM_FIELDS],
  ['metWhere', TEAM_FIELDS],
  ['together', TEAM_FIELDS],
  ['found', PROGRESS_FIELDS],
  ['trend', PROGRESS_FIELDS],
]);

/** "Who, by name?" asks for rivals in an answer about rivals. */
const isOfTeam = (fieldId: string): boolean => TEAM_FIELDS.includes(fieldId);

const required = new Set(REQUIRED_FIELDS.map(({ fieldId }) => fieldId as string));

/** What a required question asks for and its answer does not say, most important first; what another text states is not missing. */
function missing(sources: readonly Source[]): OpenPoint[] {
  const isStated = (slot: SlotName | undefined): boolean =>
    slot !== undefined && sources.some(({ slots }) => slots[slot].state === 'stated');
  const isSaidElsewhere = (id: ExpectationId, asking: string): boolean => {
    const fields = SAID_IN.get(id);
    if (fields === undefined || (id === 'names' && !isOfTeam(asking))) return false;
    return sources.some(
      ({ fieldId, text }) => (fields === null || fields.includes(fieldId)) && isSaidAnyhow(id, text, fieldId),
    );
  };
  const isAlone = sources.some(({ place, text }) => place.kind === 'answer' && isOfOne(text));
  return sources.flatMap((source) => {
    const { place, fieldId, isEnglish, text } = source;
    const sentence = sentenceToQuote(source);
    if (place.kind !== 'answer' || !required.has(fieldId) || !isEnglish || sentence === undefined) return [];
    const lacking = missingIn(measureAnswer(fieldId, text.original)).filter(
      ({ id, expectation }) =>
        !isStated(expectation.lacks) &&
        !isSaidElsewhere(id, fieldId) &&
        !(isAlone && ASKED_OF_SEVERAL[fieldId]?.has(id) === true),
    );
    const words = quoted(text.original, withoutEnd(text.original, sentence));
    return lacking.slice(0, MISSING_URGENCIES.length).map(({ id, plainAsk }, index) => {
      const ask = spokenAsk(fieldId, id, plainAsk);
      return pointOf({
        reason: 'missing',
        key: `${fieldId}.${id}`,
        text: `You write ${words}. ${ask}`,
        quotes: [source.quote(sentence)],
        place,
        urgency: (MISSING_URGENCIES[index] ?? 0) + (DEEDS.has(fieldId) ? DEED_BONUS : 0),
        expects: expectationOf(ask),
      });
    });
  });
}

const COUNTED = new Set(['customers', 'users', 'monthly']);

/** Numbers of today that say nothing of when, in answers that have no date at all. */
function undated(claims: readonly Claim[]): OpenPoint[] {
  const open = claims.filter(
    ({ topic, number, source }) =>
      COUNTED.has(topic) &&
      number !== null &&
      source.sentences.every(({ numbers }) => numbers.every(({ type }) => type !== 'date' && type !== 'share')),
  );
  return open.slice(0, 1).flatMap(({ topic, source, sentence, number }) => {
    if (number === null) return [];
    const { original } = source.text;
    const clause = clauseAround(original, number.span);
    const span = overlaps(clause, sentence) ? clause : sentence;
    return [
      pointOf({
        reason: 'undated',
        key: source.fieldId,
        text: `You write ${quoted(original, withoutEnd(original, span))}. ${topic === 'monthly' ? 'What was it' : 'How many were they'} three months ago?`,
        quotes: [source.quote(sentence)],
        place: source.place,
        urgency: UNDATED_URGENCY,
        expects: 'number',
      }),
    ];
  });
}

function risked(ideaRisk: string | null): OpenPoint[] {
  if (ideaRisk === null || ideaRisk.trim() === '') return [];
  const text = `${ideaRisk.trim()} Why will it go differently for you?`;
  const asked = { key: 'idea', text, quotes: [], place: undefined, urgency: RISK_URGENCY, expects: 'way' } as const;
  const { urgency, question } = pointOf({ reason: 'risk', ...asked });
  return [{ urgency, question: { ...question, topic: 'risk' } }];
}

/** Everything that the application leaves open and a partner would ask about, the most urgent first. */
export function openPointsOf(
  sources: readonly Source[],
  claims: readonly Claim[],
  ideaRisk: string | null,
): OpenPoint[] {
  const points = [
    ...contradicted(claims),
    ...risked(ideaRisk),
    ...doubted(sources, claims),
    ...undated(claims),
    ...ofTheirOwn(sources, claims),
    ...missing(sources),
  ];
  return points.toSorted((a, b) => b.urgency - a.urgency);
}
