import { IDEA_TEXT_FIELDS, type IdeaField, type IdeaForm } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { SKIPPED_WEIGHT } from '../../text/terms/term-catalogue.js';
import { blankSpans } from '../../text/spans/span.js';
import { worstCaseReading } from '../../injection/worst-case.js';
import { withoutDoubtful } from '../../engine/relevance/doubtful-sentences.js';
import { otherBoundaries } from '../../injection/boundaries.js';
import type { IdeaModel, IdeaScoreName } from './idea-model.js';
import { readIdea, type IdeaInjections, type IdeaText } from '../signals/idea-text.js';
import { scoreIdea, type IdeaScore } from './score-idea.js';

/** An idea as read and what it is worth. */
export interface JudgedIdea {
  readonly idea: IdeaText;
  readonly score: IdeaScore;
}

/** Two readings' scores in one: each score with the evidence of the reading it comes from. */
function withScore(name: IdeaScoreName, { score: own }: JudgedIdea, { score: from }: JudgedIdea): IdeaScore {
  const evidence = [
    ...own.evidence.filter(({ score }) => score !== name),
    ...from.evidence.filter(({ score }) => score === name),
  ];
  return { ...own, scores: { ...own.scores, [name]: from.scores[name] }, evidence };
}

/** Of readings of an idea each score with the fewest points, the risk with the most; what is said is said of the first. */
function worstOf(likeliest: JudgedIdea, others: readonly JudgedIdea[]): JudgedIdea {
  if (others.length === 0) return likeliest;
  const lowest = (pointsOf: (scores: IdeaScore['scores']) => number): JudgedIdea =>
    worstCaseReading(likeliest, others, ({ score }) => pointsOf(score.scores));
  const worst = lowest(({ alignment }) => alignment);
  const { idea } = worst;
  const timed = {
    idea,
    score: withScore(
      'whyNow',
      worst,
      lowest(({ whyNow }) => whyNow),
    ),
  };
  const riskiest = lowest(({ risk }) => -risk);
  const { riskLevel, riskRange, traps } = riskiest.score;
  return { idea, score: { ...withScore('risk', timed, riskiest), riskLevel, riskRange, traps } };
}

/** Reads and scores an idea without what talks to whoever judges. No guess at where that ends may help any of its scores. */
function judgeWhole(form: IdeaForm, model: IdeaModel): JudgedIdea {
  const judged = (injections?: IdeaInjections): JudgedIdea => {
    const idea = readIdea(form, injections);
    return { idea, score: scoreIdea(idea, model) };
  };
  const likeliest = judged();
  const { injections } = likeliest.idea;
  const others = IDEA_TEXT_FIELDS.flatMap((field) =>
    otherBoundaries(form[field], injections[field]).map((own) => judged({ ...injections, [field]: own })),
  );
  return worstOf(likeliest, others);
}

/** The words of a field that only make it sound larger. */
const bigWordsIn = ({ fields }: IdeaText, field: IdeaField): Span[] =>
  fields[field].hits.filter(({ allowed, term }) => !allowed && term.weight >= SKIPPED_WEIGHT).map(({ span }) => span);

/** Each costs a reading of the form. */
const MAX_READINGS = 32;

/** A field as it is, and without what may earn nothing: its big words, what may say nothing of the startup, and both. The first is as it is. */
function readingsOf(text: string, bigWords: readonly Span[]): string[] {
  const doubted = [text, ...withoutDoubtful(text).map((spans) => blankSpans(text, spans))];
  return bigWords.length === 0 ? doubted : doubted.flatMap((one) => [one, blankSpans(one, bigWords)]);
}

/**
 * The form without what may earn nothing, in one field and in several: else a buzzword or a sentence beside the point would be read beside what is left of the
 * other field, where no reading was before it was written. The form as it is comes first.
 */
function formsToRead(form: IdeaForm, whole: IdeaText): IdeaForm[] {
  const forms = IDEA_TEXT_FIELDS.reduce<IdeaForm[]>(
    (others, field) =>
      readingsOf(form[field], bigWordsIn(whole, field)).flatMap((text) =>
        others.map((other) => ({ ...other, [field]: text })),
      ),
    [form],
  );
  return forms.slice(0, MAX_READINGS);
}

/**
 * Reads and scores an idea, and no better for its big words nor for what may say nothing of the startup: neither its alignment nor its timing. What is said of
 * the idea is said of the whole of it.
 */
export function judgeIdea(form: IdeaForm, model: IdeaModel): JudgedIdea {
  const whole = judgeWhole(form, model);
  const others = formsToRead(form, whole.idea)
    .slice(1)
    .map((other) => judgeWhole(other, model));
  if (others.length === 0) return whole;
  const { score } = worstOf(whole, others);
  const { riskLevel, riskRange, traps } = whole.score;
  return {
    idea: whole.idea,
    score: { ...withScore('risk', { idea: whole.idea, score }, whole), riskLevel, riskRange, traps },
  };
}
