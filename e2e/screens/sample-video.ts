import { join } from 'node:path';
import type { DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { REPOSITORY } from '@playbook/testing/product/start-product';

/** The video that ships with the product, and what is said in it. */
export const SAMPLE_VIDEO = join(REPOSITORY, 'samples/slotwise.mp4');
export const SAMPLE_TRANSCRIPT = join(REPOSITORY, 'samples/slotwise.srt');

/** A video in the middle of its analysis. */
export const RUNNING_VIDEO: DemoSummary = {
  id: '00000000-0000-4000-8000-000000000001',
  fileName: 'application video, take 4.mp4',
  fileSizeBytes: 32_925_286,
  metadata: { durationS: 62, widthPx: 1_280, heightPx: 720 },
  format: 'application',
  status: 'processing',
  progress: { stage: 'decoding', share: 0.5 },
  failure: null,
  overallScore: null,
  thumbnailUrl: null,
  createdAt: new Date().toISOString(),
  analyzedAt: null,
};
