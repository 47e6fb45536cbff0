import type { Pointing } from '../../../components/analysis/use-pinned-spans.js';
import type { IdeaReason } from '../lib/idea-reasons.js';
import type { ShownIdeaCheck } from '../lib/shown-idea-check.js';

/** What a card with reasons needs. */
export interface EvidenceProps {
  readonly check: ShownIdeaCheck;
  readonly reasons: readonly IdeaReason[];
  readonly pointing: Pointing;
}
