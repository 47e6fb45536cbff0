import { ROOT_CONTEXT } from '@opentelemetry/api';
import { SamplingDecision, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace';

/**
 * Keeps a share of all traces. It looks at a trace's id and at nothing else, so that every process keeps the same ones, whole, and no
 * caller decides what is kept.
 */
export class TraceSampler extends TraceIdRatioBasedSampler {
  /** Whether spans of a trace are kept. */
  keeps(traceId: string): boolean {
    return this.shouldSample(ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED;
  }
}
