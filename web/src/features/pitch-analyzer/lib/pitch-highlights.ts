import {
  evidenceHighlights,
  type Highlight,
  warningHighlights,
} from '../../../components/analysis/highlights/highlight-segments.js';
import { DIMENSION_LABELS } from './dimension-labels.js';
import type { ShownAnalysis } from './shown-analysis.js';

/** Everything an analysis has to say about passages of the pitch. */
export function pitchHighlights(analysis: ShownAnalysis): readonly Highlight[] {
  const buzzwords = analysis.buzzwords.map(({ span, replacement }) => ({
    ...span,
    tone: 'buzzword' as const,
    note: `Buzzword. In plain words: ${replacement}`,
  }));
  return [
    ...buzzwords,
    ...analysis.redFlags.flatMap(({ message, spans }) => warningHighlights(message, spans)),
    ...analysis.evidence.flatMap((row) => evidenceHighlights(DIMENSION_LABELS[row.dimension].name, row)),
  ];
}
