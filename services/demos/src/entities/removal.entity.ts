import { defineEntity, p } from '@mikro-orm/core';
import { founderTable } from '@playbook/service-kit/persistence/founder-table';
import { workerRows } from '@playbook/service-kit/persistence/worker-rows';

const TABLE = founderTable({ schema: 'demos', table: 'removals' });

/** Objects that are to be removed at a time: those of a deleted video, and of an upload unless it is completed by then. */
export const RemovalEntity = defineEntity({
  name: 'Removal',
  ...TABLE,
  policies: [...TABLE.policies, workerRows],
  indexes: [{ name: 'removals_by_time', properties: ['dueAt'] }],
  properties: {
    /** Key of the video; its pictures are below it. */
    filePath: p.text().primary(),
    founderId: p.uuid(),
    /** Of the video, in bytes. */
    fileSize: p.integer(),
    dueAt: p.datetime(3),
  },
});
