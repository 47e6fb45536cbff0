import { p } from '@mikro-orm/core';
import type { VideoMetadata } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';

/** What is kept of a founder's video file, from the beginning of its upload on. */
export const videoFileColumns = () => ({
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
  createdAt: p.datetime(3),
});
