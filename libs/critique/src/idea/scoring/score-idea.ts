import type { IdeaEvidence, RiskLevel, Trap } from '@playbook/contracts/analysis/idea-check.schema';
import { ideaFeatures } from '../signals/idea-features.js';
import { limitedRows, scoreOf } from '../caps.js';
import { riskLevelOf, riskRangeOf, type RiskRange } from './risk-level.js';
import { IDEA_SCORES, type IdeaModel, type IdeaScoreName } from './idea-model.js';
import { signalRows } from './model-rows.js';
import type { IdeaFeature, IdeaText } from '../signals/idea-text.js';
import { wordsOfIdea } from '../signals/idea-words.js';
import { riskWordsOf } from '../signals/risk-words.js';
import { findTraps } from '../traps/find-traps.js';

/** An idea measured and scored. */
export interface IdeaScore {
  readonly scores: Readonly<Record<IdeaScoreName, number>>;
  readonly riskLevel: RiskLevel;
  /** Null where the figure is far from a limit. */
  readonly riskRange: RiskRange | null;
  readonly traps: readonly Trap[];
  readonly features: readonly IdeaFeature[];
  readonly evidence: readonly IdeaEvidence[];
}

/** The three scores with the evidence for each point. */
export function scoreIdea(idea: IdeaText, model: IdeaModel): IdeaScore {
  const traps = findTraps(idea);
  const features = [...ideaFeatures(idea, traps), riskWordsOf(model.riskWords).feature(wordsOfIdea(idea))];
  const rows = (score: IdeaScoreName): IdeaEvidence[] =>
    limitedRows(score, signalRows(score, features, model), idea, features, model);
  const evidence = IDEA_SCORES.flatMap(rows);
  const figure = (score: IdeaScoreName): number => scoreOf(evidence.filter((row) => row.score === score));
  const scores = { alignment: figure('alignment'), whyNow: figure('whyNow'), risk: figure('risk') };
  const { riskLimits } = model;
  const level = { riskLevel: riskLevelOf(scores.risk, riskLimits), riskRange: riskRangeOf(scores.risk, riskLimits) };
  return { scores, ...level, traps, features, evidence };
}
