import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { textFor } from '../../failures/failure-texts.js';
import type { FileFailureText } from '../../failures/files/file-failures.js';
import { showToast } from '../notify/show-toast.js';
import { analyzeFile, type AnalysisOrder, cancelAnalysis } from './analyze-file.js';
import type { FileKind, ListedFile, ProgressOf } from './file-kind.js';
import { placeInList } from './file-list.query.js';
import { keepFile } from './file.query.js';

/** An analysis that is under way and watched. */
export interface WatchedAnalysis<Progress> {
  readonly id: string;
  /** Null before the first news. */
  readonly progress: Progress | null;
  /** The connection is lost and waited for; the analysis goes on. */
  readonly isWaiting: boolean;
}

interface WatchOptions<Stored> {
  readonly onEnd: (file: Stored) => void;
  /** There is no news of it any more. */
  readonly onLost: (id: string, text: FileFailureText) => void;
}

export interface FileWatch<Progress> {
  readonly watched: WatchedAnalysis<Progress> | null;
  readonly watch: (order: AnalysisOrder) => void;
  /** Stops the analysis itself. */
  readonly cancel: (id: string) => Promise<void>;
}

/** Has a file analysed and follows that, one at a time. Leaving the page ends the watching and not the analysis. */
export function useFileWatch<Summary extends ListedFile, Stored extends Summary>(
  kind: FileKind<Summary, Stored>,
  ownerId: string,
  { onEnd, onLost }: WatchOptions<Stored>,
): FileWatch<ProgressOf<Summary>> {
  const client = useQueryClient();
  const [watched, setWatched] = useState<WatchedAnalysis<ProgressOf<Summary>> | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const follow = async (order: AnalysisOrder, signal: AbortSignal): Promise<void> => {
    const update = (change: Partial<WatchedAnalysis<ProgressOf<Summary>>>): void =>
      setWatched((known) => (known === null || signal.aborted ? known : { ...known, ...change }));
    try {
      const file = await analyzeFile(kind, order, {
        signal,
        onProgress: (progress) => update({ progress }),
        onWaiting: (isWaiting) => update({ isWaiting }),
      });
      await keepFile(client, kind, ownerId, file);
      if (signal.aborted) return;
      setWatched(null);
      onEnd(file);
    } catch (error) {
      if (signal.aborted) return;
      setWatched(null);
      onLost(order.id, textFor(kind.words.notAnalyzed, error));
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
      await placeInList(client, kind, ownerId, await cancelAnalysis(kind, id));
    } catch {
      return showToast(kind.words.toasts.notCancelled);
    }
    current.current?.abort();
    setWatched(null);
  };
  return { watched, watch, cancel };
}
