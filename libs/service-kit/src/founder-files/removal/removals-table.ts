import { defineEntity, p } from '@mikro-orm/core';
import { type FounderTable, founderTable, protectFounder } from '../../persistence/founder-table.js';
import { letWorkersIn, workerRows } from '../../persistence/worker-rows.js';

const tableOf = (schema: string): FounderTable => ({ schema, table: 'removals' });

/** Statements of a migration that make a service's table of objects to be removed. The schema's erasures must exist. */
export const createRemovals = (schema: string): string[] => [
  `create table ${schema}.removals (
     file_path text primary key,
     founder_id uuid not null,
     file_size int not null,
     due_at timestamptz(3) not null
   )`,
  `create index removals_by_time on ${schema}.removals (due_at)`,
  ...protectFounder(tableOf(schema)),
  letWorkersIn(tableOf(schema)),
];

/**
 * The entity of the table that `createRemovals` makes: objects that are to be removed at a time, those of a deleted file, and of an upload
 * unless it is completed by then.
 */
export function removalsOf(schema: string) {
  const table = founderTable(tableOf(schema));
  return defineEntity({
    name: 'Removal',
    ...table,
    policies: [...table.policies, workerRows],
    indexes: [{ name: 'removals_by_time', properties: ['dueAt'] }],
    properties: {
      /** Key of the file; its pictures are below it. */
      filePath: p.text().primary(),
      founderId: p.uuid(),
      /** Of the file, in bytes. */
      fileSize: p.integer(),
      dueAt: p.datetime(3),
    },
  });
}
