import {
  analyzeDemoRoute,
  cancelDemoAnalysisRoute,
  demoChunkSchema,
} from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis, DemoProgress, DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { request } from '../../../lib/api-client/request.js';
import { requestStream } from '../../../lib/api-client/request-stream.js';
import { retryWhileLost, type RetryHooks } from '../lib/upload/retry-while-lost.js';

interface AnalysisHooks extends RetryHooks {
  readonly onProgress: (progress: DemoProgress) => void;
}

export interface AnalysisOrder {
  readonly id: string;
  /** Analyses anew what was analysed before. */
  readonly again: boolean;
  /** Follows what is under way, and begins nothing. */
  readonly onlyWatch?: boolean;
}

/**
 * Has a video analysed, or watches the analysis that is under way, up to its end. A call lasts less than half a minute, so that there
 * are several of them.
 * @returns The video as it is then: analysed, failed, or as before where the analysis was cancelled elsewhere
 * @throws ApiError when the gateway refuses or stays away, which is also logged; the signal's reason
 */
export async function analyzeDemo(
  { id, again, onlyWatch = false }: AnalysisOrder,
  hooks: AnalysisHooks,
): Promise<DemoAnalysis> {
  const { signal, onProgress } = hooks;
  // What is cancelled in between is not begun anew.
  let order = { analysisId: id, again, onlyWatch };
  const watch = async (): Promise<DemoAnalysis> => {
    const reader = { chunks: demoChunkSchema, onChunk: onProgress };
    const { data } = await requestStream(analyzeDemoRoute, { body: order, signal }, reader);
    order = { analysisId: id, again: false, onlyWatch: true };
    return data;
  };
  try {
    for (;;) {
      const seen = await retryWhileLost(watch, hooks);
      if (seen.status !== 'processing') return seen;
    }
  } catch (error) {
    if (error instanceof ApiError) console.error('Analysis failed', error.status, error.code, error.traceId);
    throw error;
  }
}

/** Stops an analysis that waits or runs. */
export const cancelAnalysis = (id: string): Promise<DemoSummary> =>
  request(cancelDemoAnalysisRoute, { params: { id } });
