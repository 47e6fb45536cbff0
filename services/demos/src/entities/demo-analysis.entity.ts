import { defineEntity, p } from '@mikro-orm/core';
import type { DemoFailure, DemoStatus, VideoMetadata } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import type { StoredReview } from '../analyses/stored-review.schema.js';

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
    id: p.uuid().primary(),
    founderId: p.uuid(),
    fileName: p.text(),
    /** Key of the object. */
    filePath: p.text().unique(),
    /** In bytes. */
    fileSize: p.integer(),
    contentType: p.text(),
    metadata: p.json<VideoMetadata>().nullable(),
    format: p.text().$type<DemoFormat>().nullable(),
    processingStatus: p.text().$type<DemoStatus>(),
    failure: p.text().$type<DemoFailure>().nullable(),
    overallScore: p.smallint().nullable(),
    facts: p.json<MediaFacts>().nullable(),
    transcript: p.json<Transcript>().nullable(),
    noTranscriptReason: p.text().$type<NoTranscriptReason>().nullable(),
    review: p.json<StoredReview>().nullable(),
    createdAt: p.datetime(3),
    analyzedAt: p.datetime(3).nullable(),
  },
});
