import { setDemoFormatRoute, setDemoTranscriptRoute } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';
import { request } from '../../../lib/api-client/request.js';

/** What a founder says about a video. What was analysed is judged anew by it. */
export type DemoRevision = { readonly transcript: string } | { readonly format: DemoFormat | null };

/** @throws ApiError `validation_failed` for a transcript without words, and as `request` does */
export const reviseDemo = (id: string, revision: DemoRevision): Promise<DemoAnalysis> =>
  'transcript' in revision
    ? request(setDemoTranscriptRoute, { params: { id }, body: { text: revision.transcript } })
    : request(setDemoFormatRoute, { params: { id }, body: { format: revision.format } });
