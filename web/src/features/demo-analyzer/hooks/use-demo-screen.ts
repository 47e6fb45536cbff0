import type { DemoAnalysis, DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { analysisFailed } from '../../../failures/demo/demo-analysis-failures.js';
import type { DemoFailureText } from '../../../failures/demo/demo-upload-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import type { AnalysisOrder } from '../api/analyze-demo.js';
import { takeOverUpload, type UploadState, videoUpload } from '../lib/upload/video-upload.js';
import { type DemoWatch, useDemoWatch } from './use-demo-watch.js';
import { type Demos, useDemos } from './use-demos.js';

export interface DemoScreen extends Demos, Pick<DemoWatch, 'watched' | 'cancel'> {
  readonly upload: UploadState;
  /** The video that waits for its analysis, or is being analysed; null while there is none. */
  readonly current: DemoSummary | null;
  /** The video whose result is shown; null while none is. */
  readonly shownId: string | null;
  readonly failure: DemoFailureText | null;
  readonly analyze: (order: AnalysisOrder) => void;
  readonly show: (id: string) => void;
  /** Back to the upload zone. */
  readonly startOver: () => void;
}

/** The video that a founder most likely came for: one that is being analysed, or the one that was uploaded last. */
function nextDemo(demos: readonly DemoSummary[], leftIds: ReadonlySet<string>): DemoSummary | null {
  const running = demos.find(({ id, status }) => status === 'processing' && !leftIds.has(id));
  if (running !== undefined) return running;
  const [newest] = demos;
  return newest?.status === 'uploaded' && !leftIds.has(newest.id) ? newest : null;
}

/** What stands in the way, and the analysis of which there is no news: it is not asked for again by itself. */
interface Trouble {
  readonly lostId: string | null;
  readonly failure: DemoFailureText | null;
}
const NO_TROUBLE: Trouble = { lostId: null, failure: null };

const ANALYZED = { title: 'Demo Analysis Complete', message: 'Your feedback is ready.', tone: 'success' } as const;

/** Follows an analysis that was begun before this page was loaded, or elsewhere. @param runningId Null for none */
function useRunningAnalysis(runningId: string | null, isWatching: boolean, watch: DemoWatch['watch']): void {
  useEffect(() => {
    if (runningId !== null && !isWatching) watch({ id: runningId, again: false, onlyWatch: true });
  }, [runningId, isWatching, watch]);
}

/** What the screen shows, from the empty zone to the result. */
export function useDemoScreen(ownerId: string): DemoScreen {
  const list = useDemos(ownerId);
  const upload = useSelector(videoUpload);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [leftIds, setLeftIds] = useState<ReadonlySet<string>>(new Set<string>());
  const [shownId, setShownId] = useState<string | null>(null);
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  useEffect(() => takeOverUpload(ownerId), [ownerId]);

  const onEnd = (demo: DemoAnalysis): void => {
    if (demo.status === 'failed') setTrouble({ lostId: null, failure: analysisFailed(demo) });
    if (demo.status !== 'completed') return;
    void showToast(ANALYZED);
    // Who is at another video meanwhile finds this one in the history.
    if (videoUpload.get().step === 'empty') setShownId((known) => known ?? demo.id);
  };
  const onLost = (lostId: string, failure: DemoFailureText): void => setTrouble({ lostId, failure });
  const { watched, watch, cancel } = useDemoWatch(ownerId, { onEnd, onLost });
  const current = list.demos.find(({ id }) => id === chosenId) ?? nextDemo(list.demos, leftIds);
  useRunningAnalysis(
    current?.status === 'processing' && current.id !== trouble.lostId ? current.id : null,
    watched !== null,
    watch,
  );

  const analyze = (order: AnalysisOrder): void => {
    setChosenId(order.id);
    setShownId(null);
    setTrouble(NO_TROUBLE);
    watch(order);
  };
  const startOver = (): void => {
    if (current !== null) setLeftIds((known) => new Set([...known, current.id]));
    setChosenId(null);
    setTrouble(NO_TROUBLE);
    setShownId(null);
  };
  return {
    ...list,
    upload,
    current,
    watched,
    cancel,
    shownId: list.demos.some(({ id }) => id === shownId) ? shownId : null,
    failure: trouble.failure,
    analyze,
    show: setShownId,
    startOver,
  };
}
