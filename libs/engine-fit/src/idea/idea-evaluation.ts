import { ideaFormSchema, type IdeaForm, type RiskLevel } from '@playbook/contracts/analysis/idea-check.schema';
import { meanAbsoluteError, spearman } from '../evaluation/agreement.js';
import type { Progress } from '../evaluation/fitted-kind.js';
import { readWordVectors } from '../numbers/word-vectors.js';
import { ideaModelOf, type IdeaModel } from '@playbook/critique/idea/scoring/idea-model';
import { measureForm, fitIdeaModel } from './idea-training.js';
import { RISK_FIGURE, type RatedIdea } from './rated-ideas.js';
import { judgeIdea } from '@playbook/critique/idea/scoring/judge-idea';

/** The three figures of one idea, as a model or a reader gives them. */
export interface IdeaFigures {
  readonly alignment: number;
  readonly whyNow: number;
  readonly risk: RiskLevel;
}

/** Two forms of which a reader said how the second compares. */
export interface IdeaPair {
  readonly expected: 'b_higher' | 'same' | 'b_not_higher';
  readonly a: unknown;
  readonly b: unknown;
}

const FIGURES = 3;
/** Points two versions of a text may lie apart after a trivial edit. */
const SAME_MAX_POINTS = 3;

export function figuresOf(form: IdeaForm, model: IdeaModel): IdeaFigures {
  const { scores, riskLevel } = judgeIdea(form, model).score;
  return { alignment: scores.alignment, whyNow: scores.whyNow, risk: riskLevel };
}

/** Figures of each idea by a model that has not seen it: every `folds`-th idea is left out in turn. */
export function crossValidateIdeas(rated: readonly RatedIdea[], folds: number, progress: Progress): IdeaFigures[] {
  progress(`idea: measuring ${rated.length} training ideas`);
  const measured = rated.map(measureForm);
  const vectors = readWordVectors();
  const models = Array.from({ length: folds }, (_, fold) => {
    progress(`idea: fitting model ${fold + 1} of ${folds} for the cross-validation`);
    const kept = rated.flatMap((_idea, index) => (index % folds === fold ? [] : [index]));
    const own = kept.flatMap((index) => rated[index] ?? []);
    return ideaModelOf(
      fitIdeaModel(
        own,
        kept.flatMap((index) => measured[index] ?? []),
        vectors,
      ),
    );
  });
  return rated.flatMap((idea, index) => {
    const model = models[index % folds];
    return model === undefined ? [] : [figuresOf(ideaFormSchema.parse(idea), model)];
  });
}

/** Lines that say how close figures are to ratings: Spearman, mean absolute error, and the share of risks that are right. */
export function ideaAgreement(ours: readonly IdeaFigures[], theirs: readonly IdeaFigures[]): string[] {
  const line = (name: string, valueOf: (one: IdeaFigures) => number): string => {
    const [a, b] = [ours.map(valueOf), theirs.map(valueOf)];
    return `${name}: Spearman ${spearman(a, b).toFixed(FIGURES)}, mean absolute error ${meanAbsoluteError(a, b).toFixed(1)}`;
  };
  const right = ours.filter(({ risk }, index) => risk === theirs[index]?.risk).length / ours.length;
  return [
    line('alignment', ({ alignment }) => alignment),
    line('why-now', ({ whyNow }) => whyNow),
    `${line('risk', ({ risk }) => RISK_FIGURE[risk])}, right ${(right * 100).toFixed(0)} %`,
  ];
}

function holds({ expected, a, b }: IdeaPair, model: IdeaModel): boolean {
  const [first, second] = [figuresOf(ideaFormSchema.parse(a), model), figuresOf(ideaFormSchema.parse(b), model)];
  const gain = second.alignment - first.alignment;
  if (expected === 'b_higher') return gain > 0;
  return expected === 'same' ? Math.abs(gain) <= SAME_MAX_POINTS : gain <= 0 && second.whyNow <= first.whyNow;
}

/** Of pairs, how many come out as a reader said, by kind of expectation. */
export function pairAgreement(pairs: readonly IdeaPair[], model: IdeaModel): string[] {
  return (['b_higher', 'same', 'b_not_higher'] as const).map((expected) => {
    const own = pairs.filter((pair) => pair.expected === expected);
    return `pairs ${expected}: ${own.filter((pair) => holds(pair, model)).length} of ${own.length}`;
  });
}
