import type { Engine } from '@playbook/contracts/core/analyst.schema';
import type { Route } from '@playbook/contracts/core/route';
import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { FailureWords, Unavailability } from '../../failures/analysis-failure.js';
import type { UserAction } from '../telemetry/tracing.js';
import type { AnalysisChunk, WrittenSoFar } from './unfinished-analysis.js';

/** One call for an analysis. */
export interface AnalysisCall<Partial> {
  /** The same for a repetition of the same click, so that the server does not analyse and store the text twice. */
  readonly idempotencyKey: string;
  /** Takes what there is before the analysis is complete; nothing of it is stored or final. */
  readonly onChunk: (chunk: AnalysisChunk<Partial>) => void;
  /** What the founder did, for tracing. */
  readonly action?: UserAction;
}

/** What the screens say of a kind. */
interface KindWords extends FailureWords {
  /** The founder's text, as in 'your pitch'. */
  readonly subject: string;
  /** What is shown in place of an analysis while the service is away. */
  readonly standIn: string;
}

/** How a stored analysis is read. */
export interface StoredAnalysisKind<Analysis> {
  /** Of query keys. */
  readonly name: string;
  readonly route: Route<z.ZodType, z.ZodType, z.ZodType<Analysis>>;
}

/** A kind of text that founders have analysed. What all kinds have in common is written once and is told the kind. */
export interface AnalysisKind<Input, Analysis, Partial> extends StoredAnalysisKind<Analysis> {
  /** What the founder does, as traces name it. */
  readonly action: string;
  readonly send: (input: Input, call: AnalysisCall<Partial>) => Promise<Analysis>;
  readonly words: KindWords;
  readonly writtenSoFar: (partial: Partial) => WrittenSoFar;
}

/** What a result area shows: an analysis, or the sample that stands in for one (decisions D3 and D4). */
export interface ShownResult {
  /** Null when nothing was analysed. */
  readonly engine: Engine | null;
}

/** Figures marked 'Sample' are not a measurement. */
export const isSample = ({ engine }: ShownResult): boolean => engine === null;

/** A kind with a form and a result area of its own. */
export interface ScreenKind<Input, Analysis, Partial, Shown extends ShownResult> extends AnalysisKind<
  Input,
  Analysis,
  Partial
> {
  readonly shownOf: (analysis: Analysis) => Shown;
  /** Shown while the service is away; never stored. */
  readonly sampleFor: (input: Input, failure: Unavailability) => Shown;
  /** Brings a new analysis to the lists and copies that have it. */
  readonly onAnalyzed: (client: QueryClient, ownerId: string, analysis: Analysis) => Promise<void>;
}
