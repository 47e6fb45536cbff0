import type { IdeaEvidence } from '@playbook/contracts/analysis/idea-check.schema';
import { measureClaims } from '../pitch/signals/claim.signal.js';
import { featuresByName } from './scoring/feature-values.js';
import type { IdeaFeature } from './signals/idea-feature.js';
import type { IdeaModel, IdeaScoreName } from './scoring/idea-model.js';
import { stageRow } from './scoring/stage-limit.js';
import type { IdeaText } from './signals/idea-text.js';

/** Scores never reach the ends: 0 is what a screen shows when an analysis failed, 100 would be a promise. */
const LOWEST = 1;
const HIGHEST = 99;
/** Readers hardly give more: what models that had not seen an idea gave beyond this, its readers gave half of. */
const RARE_FROM = 85;
const RARE_SHARE = 0.5;
const FEW_WORDS = 8;
const BUZZ_WEIGHT = 6;

/** Upper limit of a score (section C2 of the rubric); the lowest one that holds wins. */
interface IdeaCap {
  readonly limit: number;
  /** Alignment unless said. */
  readonly scores?: readonly IdeaScoreName[];
  readonly label: string;
  readonly holds: (idea: IdeaText, valueOf: (feature: string) => number) => boolean;
}

const CAPS: readonly IdeaCap[] = [
  {
    limit: 3,
    scores: ['alignment', 'whyNow'],
    label: 'Nothing that can be read: at most 3',
    holds: ({ language }) => language === 'noise',
  },
  {
    limit: 55,
    label: 'The same text in both fields: at most 55',
    holds: ({ form }) => form.problem.trim() !== '' && form.problem.trim() === form.ideaBrief.trim(),
  },
  {
    limit: 60,
    label: 'Hype and buzzwords carry the text: at most 60',
    holds: (_, valueOf) => valueOf('load.buzz') + valueOf('load.hype') >= BUZZ_WEIGHT,
  },
  {
    limit: 45,
    label: 'A few words without a figure: at most 45',
    holds: (_, valueOf) => valueOf('size.briefWords') < FEW_WORDS && valueOf('detail.numbers') === 0,
  },
  {
    limit: 12,
    label: 'Nothing but words a partner skips: at most 12',
    holds: (_, valueOf) => valueOf('size.briefWords') <= 1,
  },
];

const sumOf = (rows: readonly IdeaEvidence[]): number => rows.reduce((sum, { points }) => sum + points, 0);

function capRow(
  score: IdeaScoreName,
  idea: IdeaText,
  features: readonly IdeaFeature[],
  points: number,
): IdeaEvidence | null {
  const byName = featuresByName(features);
  const caps = CAPS.filter(
    ({ scores = ['alignment'], holds }) =>
      scores.includes(score) && holds(idea, (feature) => byName.get(feature)?.value ?? 0),
  );
  const lowest = caps.toSorted((a, b) => a.limit - b.limit)[0];
  if (lowest === undefined || points <= lowest.limit) return null;
  return {
    score,
    part: null,
    signal: 'cap',
    label: lowest.label,
    points: lowest.limit - points,
    spans: [],
  };
}

/** True when the founder says that nobody competes. */
export function claimsNoCompetition({ fields }: IdeaText): boolean {
  return [fields.ideaBrief, fields.problem].some((text) => measureClaims(text).noCompetition.length > 0);
}

/** Takes back half of what goes beyond the marks that readers give; a risk has no such marks. */
function rareRow(score: IdeaScoreName, points: number): IdeaEvidence[] {
  const taken = score === 'risk' ? 0 : Math.round(Math.max(0, points - RARE_FROM) * (1 - RARE_SHARE));
  if (taken === 0) return [];
  const label = `Above ${RARE_FROM} a point takes twice as much`;
  return [{ score, part: null, signal: 'range', label, points: -taken, spans: [] }];
}

/** Adds the limit of the stage, the lowest cap of an alignment score and the ends of the scale, each as a row of evidence. */
export function limitedRows(
  score: IdeaScoreName,
  rows: readonly IdeaEvidence[],
  idea: IdeaText,
  features: readonly IdeaFeature[],
  model: IdeaModel,
): IdeaEvidence[] {
  const stage = score === 'alignment' ? stageRow(idea, features, model) : null;
  const staged = stage === null ? rows : [...rows, stage];
  const cap = capRow(score, idea, features, sumOf(staged));
  const capped = cap === null ? [...staged] : [...staged, cap];
  const limited = [...capped, ...rareRow(score, sumOf(capped))];
  const total = sumOf(limited);
  const points = Math.min(HIGHEST, Math.max(LOWEST, total)) - total;
  if (points === 0) return limited;
  const label = points > 0 ? `No score goes below ${LOWEST}` : `No score goes above ${HIGHEST}`;
  return [...limited, { score, part: null, signal: 'range', label, points, spans: [] }];
}

/** The score that rows add up to. */
export const scoreOf = sumOf;
