import { IDEA_TEXT_FIELDS, type IdeaForm } from '@playbook/contracts/analysis/idea-check.schema';
import { worstCaseReading } from '../../injection/worst-case.js';
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

/** Reads and scores an idea without what talks to whoever judges. No guess at where that ends may help any of its scores. */
export function judgeIdea(form: IdeaForm, model: IdeaModel): JudgedIdea {
  const judged = (injections?: IdeaInjections): JudgedIdea => {
    const idea = readIdea(form, injections);
    return { idea, score: scoreIdea(idea, model) };
  };
  const likeliest = judged();
  const { injections } = likeliest.idea;
  const others = IDEA_TEXT_FIELDS.flatMap((field) =>
    otherBoundaries(form[field], injections[field]).map((own) => judged({ ...injections, [field]: own })),
  );
  const lowest = (pointsOf: (scores: IdeaScore['scores']) => number): JudgedIdea =>
    worstCaseReading(likeliest, others, ({ score }) => pointsOf(score.scores));
  const worst = lowest(({ alignment }) => alignment);
  if (others.length === 0) return worst;
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
