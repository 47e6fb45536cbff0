import { useMutation, useQueryClient } from '@tanstack/react-query';
import { keepFile } from '../../../lib/file-analysis/file.query.js';
import { type DemoRevision, reviseDemo } from '../api/revise-demo.js';
import { DEMO_KIND } from '../lib/demo-kind.js';

export interface Revision {
  readonly isPending: boolean;
  /** @param onDone Called when the video has been judged by it */
  readonly revise: (revision: DemoRevision, onDone?: () => void) => void;
}

/** Tells the server what a founder says about a video, and shows the video as it is judged then. */
export function useRevision(founderId: string, demoId: string, onError: (error: Error) => void): Revision {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (revision: DemoRevision) => reviseDemo(demoId, revision),
    onSuccess: (demo) => keepFile(client, DEMO_KIND, founderId, demo),
    onError,
    retry: false,
  });
  return { isPending, revise: (revision, onDone) => mutate(revision, { onSuccess: () => onDone?.() }) };
}
