import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import { videoFileColumns } from './video-file.columns.js';

/** A video that is being uploaded. Its id becomes that of the analysis. */
export const DemoUploadEntity = defineEntity({
  name: 'DemoUpload',
  ...founderTable({ schema: 'demos', table: 'demo_uploads' }),
  indexes: [{ name: 'demo_uploads_by_founder', properties: ['founderId'] }],
  properties: {
    ...videoFileColumns(),
    /** By which object storage knows the upload. */
    storageId: p.text(),
    partBytes: p.integer(),
  },
});
