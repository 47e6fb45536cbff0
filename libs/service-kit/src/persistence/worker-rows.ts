import type { PolicyDef } from '@mikro-orm/core';
import type { FounderTable } from './founder-table.js';

/** Session variable of a worker, who goes through rows of all founders. */
export const WORKER_VARIABLE = 'app.worker';

const WORKER_ROWS = 'worker_rows';
const IS_WORKER = `current_setting('${WORKER_VARIABLE}', true) = 'on'`;

/** Policy of a founder's table whose rows workers read and change, whoever's they are; they hold ids and states and no founder's words. */
export const workerRows: PolicyDef = { name: WORKER_ROWS, using: IS_WORKER, check: IS_WORKER };

/** Statement of a migration that lets workers in. */
export const letWorkersIn = ({ schema, table }: FounderTable): string =>
  `create policy ${WORKER_ROWS} on ${schema}.${table} using (${IS_WORKER}) with check (${IS_WORKER})`;
