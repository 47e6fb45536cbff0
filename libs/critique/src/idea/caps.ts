import type { IdeaEvidence } from '@playbook/contracts/analysis/idea-check.schema';
import { measureClaims } from '../pitch/signals/claim.signal.js';
import { lowestCap, sumOfPoints, type CapRule } from '../engine/caps.js';
import { featureReader } from '../engine/feature-reader.js';
import type { IdeaModel, IdeaScoreName } from './scoring/idea-model.js';
import { stageRow } from './scoring/stage-limit.js';
import type { IdeaFeature, IdeaText } from './signals/idea-text.js';
import type { IdeaFeatureId } from './feature-registry.js';

/** Scores never reach the ends: 0 is what a screen shows when an analysis failed, 100 would be a promise. */
const LOWEST = 1;
const HIGHEST = 99;
/** Readers hardly give more: what models that had not seen an idea gave beyond this, its readers gave half of. */
const RARE_FROM = 85;
const RARE_SHARE = 0.5;
const FEW_WORDS = 8;
const BUZZ_WEIGHT = 6;

/** What caps look at. */
interface Capped {
  readonly idea: IdeaText;
  readonly valueOf: (feature: IdeaFeatureId) => number;
}

const blanksOf = ({ fields }: IdeaText): number => fields.ideaBrief.blanks.length + fields.problem.blanks.length;

const rule = (
  limit: number,
  label: string,
  holds: (capped: Capped) => boolean,
  dimensions: readonly IdeaScoreName[] = ['alignment'],
): CapRule<Capped, IdeaScoreName> => ({ dimensions, limit: (capped) => (holds(capped) ? limit : null), label });

/** Limits after the fitted model (section C2 of the rubric); the lowest one that holds wins. */
const CAP_RULES: readonly CapRule<Capped, IdeaScoreName>[] = [
  rule(3, 'Nothing that can be read: at most 3', ({ idea }) => idea.language === 'noise', ['alignment', 'whyNow']),
  rule(
    55,
    'The same text in both fields: at most 55',
    ({ idea: { form } }) => form.problem.trim() !== '' && form.problem.trim() === form.ideaBrief.trim(),
  ),
  rule(
    60,
    'Hype and buzzwords carry the text: at most 60',
    ({ valueOf }) => valueOf('load.buzz') + valueOf('load.hype') >= BUZZ_WEIGHT,
  ),
  rule(
    45,
    'A few words without a figure: at most 45',
    ({ valueOf }) => valueOf('size.briefWords') < FEW_WORDS && valueOf('detail.numbers') === 0,
  ),
  rule(45, 'A blank is not filled in: at most 45', ({ idea }) => blanksOf(idea) === 1),
  rule(25, 'Blanks are not filled in: at most 25', ({ idea }) => blanksOf(idea) > 1),
  rule(15, 'A form that is not filled in: at most 15', ({ idea }) => blanksOf(idea) > 2),
  rule(12, 'Nothing but words a partner skips: at most 12', ({ valueOf }) => valueOf('size.briefWords') <= 1),
];

function capRow(
  score: IdeaScoreName,
  idea: IdeaText,
  features: readonly IdeaFeature[],
  points: number,
): IdeaEvidence | null {
  const lowest = lowestCap(CAP_RULES, score, { idea, valueOf: featureReader(features).valueOf });
  if (lowest === null || points <= lowest.limit) return null;
  const { label, limit } = lowest;
  return { score, part: null, signal: 'cap', label, points: limit - points, spans: [] };
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
  const cap = capRow(score, idea, features, sumOfPoints(staged));
  const capped = cap === null ? [...staged] : [...staged, cap];
  const limited = [...capped, ...rareRow(score, sumOfPoints(capped))];
  const total = sumOfPoints(limited);
  const points = Math.min(HIGHEST, Math.max(LOWEST, total)) - total;
  if (points === 0) return limited;
  const label = points > 0 ? `No score goes below ${LOWEST}` : `No score goes above ${HIGHEST}`;
  return [...limited, { score, part: null, signal: 'range', label, points, spans: [] }];
}

/** The score that rows add up to. */
export const scoreOf: (rows: readonly IdeaEvidence[]) => number = sumOfPoints;
