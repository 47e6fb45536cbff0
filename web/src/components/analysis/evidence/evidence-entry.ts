import type { Span } from '@playbook/contracts/core/span.schema';

/** One reason for points, whatever was analysed. */
export interface EvidenceEntry {
  /** Identifier of what was measured; `model` for a language model's own judgement. */
  readonly signal: string;
  /** What was measured, in words a founder understands. */
  readonly label: string;
  readonly points: number;
  /** Where in the founder's text it stands; empty when it is about the whole text or about something missing. */
  readonly spans: readonly Span[];
}
