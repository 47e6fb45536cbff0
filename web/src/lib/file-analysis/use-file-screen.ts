import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import type { FileFailureText } from '../../failures/files/file-failures.js';
import type { PageUpload, UploadState } from '../file-upload/page-upload.js';
import type { ChosenFile } from '../file-upload/upload-kind.js';
import { showToast } from '../notify/show-toast.js';
import type { AnalysisOrder } from './analyze-file.js';
import type { FileKind, ListedFile, ProgressOf } from './file-kind.js';
import { type FileWatch, useFileWatch } from './use-file-watch.js';
import { type ListedFiles, useFiles } from './use-files.js';

export interface FileScreen<Summary extends ListedFile, Chosen extends ChosenFile = ChosenFile>
  extends ListedFiles<Summary>, Pick<FileWatch<ProgressOf<Summary>>, 'watched' | 'cancel'> {
  readonly upload: UploadState<Chosen>;
  /** The file that waits for its analysis, or is being analysed; null while there is none. */
  readonly current: Summary | null;
  /** The file whose result is shown; null while none is. */
  readonly shownId: string | null;
  readonly failure: FileFailureText | null;
  readonly analyze: (order: AnalysisOrder) => void;
  readonly show: (id: string) => void;
  /** Back to the upload zone. */
  readonly startOver: () => void;
}

/** The file that a founder most likely came for: one that is being analysed, or the one that was uploaded last. */
function nextFile<Summary extends ListedFile>(files: readonly Summary[], leftIds: ReadonlySet<string>): Summary | null {
  const running = files.find(({ id, status }) => status === 'processing' && !leftIds.has(id));
  if (running !== undefined) return running;
  const [newest] = files;
  return newest?.status === 'uploaded' && !leftIds.has(newest.id) ? newest : null;
}

/** What stands in the way, and the analysis of which there is no news: it is not asked for again by itself. */
interface Trouble {
  readonly lostId: string | null;
  readonly failure: FileFailureText | null;
}
const NO_TROUBLE: Trouble = { lostId: null, failure: null };

/** Follows an analysis that was begun before this page was loaded, or elsewhere. @param runningId Null for none */
function useRunningAnalysis(runningId: string | null, isWatching: boolean, watch: FileWatch<never>['watch']): void {
  useEffect(() => {
    if (runningId !== null && !isWatching) watch({ id: runningId, again: false, onlyWatch: true });
  }, [runningId, isWatching, watch]);
}

/** What the screen of a kind of file shows, from the empty zone to the result. */
export function useFileScreen<Summary extends ListedFile, Stored extends Summary, Chosen extends ChosenFile>(
  kind: FileKind<Summary, Stored>,
  pageUpload: PageUpload<Chosen, Stored>,
  ownerId: string,
): FileScreen<Summary, Chosen> {
  const list = useFiles(kind, ownerId);
  const upload = useSelector(pageUpload.state);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [leftIds, setLeftIds] = useState<ReadonlySet<string>>(new Set<string>());
  const [shownId, setShownId] = useState<string | null>(null);
  const [trouble, setTrouble] = useState(NO_TROUBLE);
  useEffect(() => pageUpload.takeOver(ownerId), [pageUpload, ownerId]);

  const onEnd = (file: Stored): void => {
    if (file.status === 'failed') setTrouble({ lostId: null, failure: kind.words.failed(file) });
    if (file.status !== 'completed') return;
    void showToast(kind.words.analyzed);
    // Who is at another file meanwhile finds this one in the history.
    if (pageUpload.state.get().step === 'empty') setShownId((known) => known ?? file.id);
  };
  const onLost = (lostId: string, failure: FileFailureText): void => setTrouble({ lostId, failure });
  const { watched, watch, cancel } = useFileWatch(kind, ownerId, { onEnd, onLost });
  const current = list.files.find(({ id }) => id === chosenId) ?? nextFile(list.files, leftIds);
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
    shownId: list.files.some(({ id }) => id === shownId) ? shownId : null,
    failure: trouble.failure,
    analyze,
    show: setShownId,
    startOver,
  };
}
