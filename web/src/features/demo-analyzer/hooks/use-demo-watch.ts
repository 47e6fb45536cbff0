import type { DemoAnalysis, DemoProgress } from '@playbook/contracts/demos/demo-analysis.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { NOT_ANALYZED, NOT_CANCELLED } from '../../../failures/demo/demo-analysis-failures.js';
import type { DemoFailureText } from '../../../failures/demo/demo-upload-failures.js';
import { textFor } from '../../../failures/failure-texts.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { analyzeDemo, type AnalysisOrder, cancelAnalysis } from '../api/analyze-demo.js';
import { placeInList } from '../api/demo-list.query.js';
import { keepDemo } from '../api/demo.query.js';

/** An analysis that is under way and watched. */
export interface WatchedAnalysis {
  readonly id: string;
  /** Null before the first news. */
  readonly progress: DemoProgress | null;
  /** The connection is lost and waited for; the analysis goes on. */
  readonly isWaiting: boolean;
}

interface WatchOptions {
  readonly onEnd: (demo: DemoAnalysis) => void;
  /** There is no news of it any more. */
  readonly onLost: (id: string, text: DemoFailureText) => void;
}

export interface DemoWatch {
  readonly watched: WatchedAnalysis | null;
  readonly watch: (order: AnalysisOrder) => void;
  /** Stops the analysis itself. */
  readonly cancel: (id: string) => Promise<void>;
}

/** Has a video analysed and follows that, one at a time. Leaving the page ends the watching and not the analysis. */
export function useDemoWatch(ownerId: string, { onEnd, onLost }: WatchOptions): DemoWatch {
  const client = useQueryClient();
  const [watched, setWatched] = useState<WatchedAnalysis | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const follow = async (order: AnalysisOrder, signal: AbortSignal): Promise<void> => {
    const update = (change: Partial<WatchedAnalysis>): void =>
      setWatched((known) => (known === null || signal.aborted ? known : { ...known, ...change }));
    try {
      const demo = await analyzeDemo(order, {
        signal,
        onProgress: ({ stage, share }) => update({ progress: { stage, share } }),
        onWaiting: (isWaiting) => update({ isWaiting }),
      });
      await keepDemo(client, ownerId, demo);
      if (signal.aborted) return;
      setWatched(null);
      onEnd(demo);
    } catch (error) {
      if (signal.aborted) return;
      setWatched(null);
      onLost(order.id, textFor(NOT_ANALYZED, error));
    }
  };

  const watch = (order: AnalysisOrder): void => {
    current.current?.abort();
    current.current = new AbortController();
    setWatched({ id: order.id, progress: null, isWaiting: false });
    void follow(order, current.current.signal);
  };

  const cancel = async (id: string): Promise<void> => {
    try {
      await placeInList(client, ownerId, await cancelAnalysis(id));
    } catch {
      return showToast(NOT_CANCELLED);
    }
    current.current?.abort();
    setWatched(null);
  };
  return { watched, watch, cancel };
}
