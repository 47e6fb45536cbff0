import { p } from '@mikro-orm/core';
import type { VideoMetadata } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';

/** What a founder and their browser say of a video when its upload begins. */
export const videoColumns = () => ({
  metadata: p.json<VideoMetadata>().nullable(),
  format: p.text().$type<DemoFormat>().nullable(),
});
