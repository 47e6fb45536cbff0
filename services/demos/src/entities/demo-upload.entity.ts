import { defineEntity } from '@mikro-orm/core';
import { uploadColumns } from '@playbook/service-kit/founder-files/file-columns';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import { videoColumns } from './video.columns.js';

/** A video that is being uploaded. Its id becomes that of the analysis. */
export const DemoUploadEntity = defineEntity({
  name: 'DemoUpload',
  ...founderTable({ schema: 'demos', table: 'demo_uploads' }),
  indexes: [{ name: 'demo_uploads_by_founder', properties: ['founderId'] }],
  properties: {
    ...uploadColumns(),
    ...videoColumns(),
  },
});
