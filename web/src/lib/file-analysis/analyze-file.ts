import { ApiError } from '../api-client/api-error.js';
import { request } from '../api-client/request.js';
import { requestStream } from '../api-client/request-stream.js';
import { retryWhileLost, type RetryHooks } from '../file-upload/retry-while-lost.js';
import type { FileKind, ListedFile, ListedFileKind, ProgressOf } from './file-kind.js';

interface AnalysisHooks<Progress> extends RetryHooks {
  readonly onProgress: (progress: Progress) => void;
}

export interface AnalysisOrder {
  readonly id: string;
  /** Analyses anew what was analysed before. */
  readonly again: boolean;
  /** Follows what is under way, and begins nothing. */
  readonly onlyWatch?: boolean;
}

/**
 * Has a file analysed, or watches the analysis that is under way, up to its end. A call lasts less than half a minute, so that there
 * are several of them.
 * @returns The file as it is then: analysed, failed, or as before where the analysis was cancelled elsewhere
 * @throws ApiError when the gateway refuses or stays away, which is also logged; the signal's reason
 */
export async function analyzeFile<Summary extends ListedFile, Stored extends Summary>(
  kind: FileKind<Summary, Stored>,
  { id, again, onlyWatch = false }: AnalysisOrder,
  hooks: AnalysisHooks<ProgressOf<Summary>>,
): Promise<Stored> {
  const { signal, onProgress } = hooks;
  // What is cancelled in between is not begun anew.
  let order = { analysisId: id, again, onlyWatch };
  const watch = async (): Promise<Stored> => {
    const reader = { chunks: kind.chunks, onChunk: onProgress };
    const { data } = await requestStream(kind.routes.analyze, { body: order, signal }, reader);
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
export const cancelAnalysis = <Summary extends ListedFile>(
  { routes }: ListedFileKind<Summary>,
  id: string,
): Promise<Summary> => request(routes.cancel, { params: { id } });
