import type { IdeaEvidence, IdeaPartName } from '@playbook/contracts/analysis/idea-check.schema';
import type { EvidenceEntry } from '../../../components/analysis/evidence/evidence-entry.js';
import type { Pointing } from '../../../components/analysis/evidence/use-pinned-spans.js';
import {
  evidenceHighlights,
  type Highlight,
  warningHighlights,
} from '../../../components/analysis/highlights/highlight-segments.js';
import { IDEA_PART_LABELS } from './idea-part-labels.js';
import { joinedSpans } from './joined-text.js';
import type { ShownIdeaCheck } from './shown-idea-check.js';

/** The signal that stands for all words that no other one names: marking them would mark nearly everything. */
const REST_OF_TEXT = 'text';

/** A reason whose passages stand in the joined text. */
export interface IdeaReason extends EvidenceEntry {
  readonly score: IdeaEvidence['score'];
  readonly part: IdeaPartName | null;
}

/** What a card with reasons needs. */
export interface EvidenceProps {
  readonly check: ShownIdeaCheck;
  readonly reasons: readonly IdeaReason[];
  readonly pointing: Pointing;
}

/** The reasons of a check, with passages of the joined text. */
export const reasonsOf = ({ evidence, draft }: ShownIdeaCheck): readonly IdeaReason[] =>
  evidence.map((row) => ({ ...row, spans: joinedSpans(draft, row.spans) }));

/** Everything a check has to say about passages of the joined text. */
export function highlightsOf(check: ShownIdeaCheck, reasons: readonly IdeaReason[]): readonly Highlight[] {
  const evidence = reasons
    .filter(({ score, signal }) => score === 'alignment' && signal !== REST_OF_TEXT)
    .flatMap((row) => evidenceHighlights(row.part === null ? 'Score' : IDEA_PART_LABELS[row.part].name, row));
  const flags = check.redFlags.flatMap(({ message, spans }) =>
    warningHighlights(message, joinedSpans(check.draft, spans)),
  );
  const traps = check.categoryRisk.traps.flatMap(({ name, spans }) =>
    warningHighlights(`Pattern: ${name}`, joinedSpans(check.draft, spans)),
  );
  return [...traps, ...flags, ...evidence];
}
