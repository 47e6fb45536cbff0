import { BUILDER_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import type {
  InterviewPlan,
  InterviewQuestion,
  InterviewSources,
} from '@playbook/contracts/interviews/interview.schema';
import { isOfOne, missingIn } from '../../answer/missing.js';
import { measureAnswer } from '../../answer/signals/measure-answer.js';
import { askTheSame } from '../alike.js';
import { claimsOf } from '../claims.js';
import { sourcesOf, type Source } from '../source.js';
import { openPointsOf } from './open-points.js';
import { OPENING, WELL_KNOWN, type WellKnownQuestion } from './well-known-questions.js';

/** More are not asked in ten minutes. */
const MAX_QUESTIONS = 16;
/** Of what the application leaves open; the rest are asked of any company. */
const MAX_OPEN = 9;
const MAX_OF_FIELD = 2;
const FIGURE = /\d[\d.,]{0,20}/g;
const MAX_FIGURES = 2_000;

/** The figures of a text, written in one way: "1,200" and "1200" are the same. */
export const figuresIn = (text: string): string[] =>
  (text.match(FIGURE) ?? []).map((figure) => figure.replace(/,(?=\d{3})/g, '').replace(/[.,]{1,20}$/, ''));

function fromBank({ id, topic, text, expects, fieldId }: WellKnownQuestion): InterviewQuestion {
  const field = BUILDER_FIELDS.find((one) => one.fieldId === fieldId) ?? null;
  return { id: `well-known:${id}`, reason: 'well-known', topic, text, quotes: [], field, expects };
}

/** Whether the answer to the question's own field says what both ask for. */
const isSaid = ({ saidAs, fieldId }: WellKnownQuestion, sources: readonly Source[]): boolean =>
  saidAs !== undefined &&
  sources
    .filter((source) => source.fieldId === fieldId && source.isEnglish)
    .some(({ text }) => missingIn(measureAnswer(fieldId ?? '', text.original)).every(({ id }) => id !== saidAs));

/** A sentence has a number of that kind, and says when where that matters. */
function isAnswered(question: WellKnownQuestion, sources: readonly Source[]): boolean {
  const { answeredBy = [], isSteady = false } = question;
  if (isSaid(question, sources)) return true;
  return sources.some(({ sentences }) =>
    sentences.some(
      ({ numbers }) =>
        numbers.some(({ type, isPlanned }) => !isPlanned && answeredBy.includes(type)) &&
        (isSteady || numbers.some(({ type }) => type === 'date')),
    ),
  );
}

/** Whether the application speaks of one founder, of several, or does not say. */
function foundersIn(sources: readonly Source[]): 'one' | 'several' | null {
  const team = sources.filter(({ fieldId }) => fieldId === 'founder-names' || fieldId === 'founder-relationship');
  const text = team.map(({ text: { plain } }) => plain).join(' ');
  if (text === '') return null;
  if (team.some((source) => isOfOne(source.text)) || /\b(?:alone|only founder|by myself)\b/i.test(text)) return 'one';
  return /\b(?:co-?founders?|both|together|and [A-Z]\p{Ll}+|we (?:met|have known))\b/u.test(text) ? 'several' : null;
}

/** Whether a question can join the others: it asks nothing twice, and no field too often. */
function isNew(question: InterviewQuestion, chosen: readonly InterviewQuestion[]): boolean {
  const ofField = chosen.filter(({ field }) => field !== null && field.fieldId === question.field?.fieldId);
  return (
    ofField.length < MAX_OF_FIELD &&
    chosen.every(({ id, text }) => id !== question.id && !askTheSame(text, question.text))
  );
}

/**
 * Chooses what is asked in ten minutes: what the company makes, then what its application leaves open, the most urgent first, then what
 * partners ask of anybody. The same for the same texts. Quotes are the founder's own words.
 */
export function planInterview({ ideaRisk, ...input }: InterviewSources): InterviewPlan {
  const sources = sourcesOf(input);
  const claims = claimsOf(sources);
  const chosen = [fromBank(OPENING)];
  for (const { question } of openPointsOf(sources, claims, ideaRisk)) {
    if (chosen.length <= MAX_OPEN && isNew(question, chosen)) chosen.push(question);
  }
  const founders = foundersIn(sources);
  for (const question of WELL_KNOWN) {
    const isForThem = question.founders === undefined || question.founders === founders;
    const asked = fromBank(question);
    if (chosen.length < MAX_QUESTIONS && isForThem && !isAnswered(question, sources) && isNew(asked, chosen))
      chosen.push(asked);
  }
  const figures = new Set(sources.flatMap(({ text }) => figuresIn(text.original)));
  return { questions: chosen, knownFigures: [...figures].slice(0, MAX_FIGURES) };
}
