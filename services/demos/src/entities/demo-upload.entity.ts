import { defineEntity, p } from '@mikro-orm/core';
import type { VideoMetadata } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';

/** A video that is being uploaded. Its id becomes that of the analysis. */
export const DemoUploadEntity = defineEntity({
  name: 'DemoUpload',
  ...founderTable({ schema: 'demos', table: 'demo_uploads' }),
  indexes: [{ name: 'demo_uploads_by_founder', properties: ['founderId'] }],
  properties: {
    id: p.uuid().primary(),
    founderId: p.uuid(),
    fileName: p.text(),
    filePath: p.text().unique(),
    fileSize: p.integer(),
    contentType: p.text(),
    /** By which object storage knows the upload. */
    storageId: p.text(),
    partBytes: p.integer(),
    metadata: p.json<VideoMetadata>().nullable(),
    format: p.text().$type<DemoFormat>().nullable(),
    createdAt: p.datetime(3),
  },
});
