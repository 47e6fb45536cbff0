import { type PitchDimension, pitchDimensionSchema } from '@playbook/contracts/analysis/pitch-analysis.schema';

/** Names of the five dimensions, and the question behind each. */
export const DIMENSION_LABELS: Readonly<Record<PitchDimension, { readonly name: string; readonly question: string }>> =
  {
    clarity: { name: 'Clarity', question: 'Can a stranger repeat it after one reading?' },
    specificity: { name: 'Specificity', question: 'Does it pin down who, what and how much?' },
    valueProposition: { name: 'Value Proposition', question: 'Why would this customer care today?' },
    differentiation: { name: 'Differentiation', question: 'Why not what they use now?' },
    insightStrength: { name: 'Insight Strength', question: 'Does it show something others do not know?' },
  };

/** The name of a dimension that may be one of a later version. */
export function dimensionName(dimension: string): string {
  const known = pitchDimensionSchema.safeParse(dimension);
  return known.success ? DIMENSION_LABELS[known.data].name : dimension;
}
