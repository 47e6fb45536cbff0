import { defineEntity, p } from '@mikro-orm/core';
import type { DemoFailure } from '@playbook/contracts/demos/demo-analysis.schema';
import type { FileStatus } from '@playbook/contracts/files/file-analysis.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';
import { fileColumns } from '@playbook/service-kit/founder-files/file-columns';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import type { StoredReview } from '../analyses/stored-review.schema.js';
import { videoColumns } from './video.columns.js';

/** A founder's video, and what was found in it. */
export const DemoAnalysisEntity = defineEntity({
  name: 'DemoAnalysis',
  ...founderTable({ schema: 'demos', table: 'demo_analyses' }),
  indexes: [
    {
      name: 'demo_analyses_newest_first',
      expression:
        'create index demo_analyses_newest_first on demos.demo_analyses (founder_id, created_at desc, id desc)',
    },
  ],
  checks: [
    {
      name: 'demo_analyses_processing_status_check',
      expression: `processing_status in ('uploaded', 'processing', 'completed', 'failed')`,
    },
  ],
  properties: {
    ...fileColumns(),
    ...videoColumns(),
    processingStatus: p.text().$type<FileStatus>(),
    failure: p.text().$type<DemoFailure>().nullable(),
    overallScore: p.smallint().nullable(),
    facts: p.json<MediaFacts>().nullable(),
    transcript: p.json<Transcript>().nullable(),
    noTranscriptReason: p.text().$type<NoTranscriptReason>().nullable(),
    review: p.json<StoredReview>().nullable(),
    analyzedAt: p.datetime(3).nullable(),
  },
});
