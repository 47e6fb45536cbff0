import { defineEntity, p } from '@mikro-orm/core';
import { type FounderTable, founderTable, protectFounder } from '../persistence/founder-table.js';
import { SqlFragment } from '../persistence/statement.js';
import { letWorkersIn, workerRows } from '../persistence/worker-rows.js';

/** A founder's next job stands so far behind the one before it in the line, so that others get a turn. It still begins when nobody else waits. */
const TURN = "interval '1 minute'";

const tableOf = (schema: string): FounderTable => ({ schema, table: 'jobs' });

/** Name of a service's table of jobs, as text of statements. */
export const jobsIn = (schema: string): SqlFragment => new SqlFragment(`${schema}.jobs`);

/** Where a founder's next job stands in the line, as text of statements: at its end, or behind those that the founder has in it. */
export const turnIn = (schema: string): SqlFragment =>
  new SqlFragment(`greatest(clock_timestamp(), (select max(turn_at) + ${TURN} from ${schema}.jobs))`);

/** Statements of a migration that make a service's table of jobs. The schema's erasures must exist. */
export const createJobs = (schema: string): string[] => [
  `create table ${schema}.jobs (
     id uuid primary key,
     founder_id uuid not null,
     state text not null check (state in ('queued', 'running')),
     tries smallint not null default 0,
     stage text not null,
     share real not null default 0,
     turn_at timestamptz(3) not null,
     ready_at timestamptz(3) not null default clock_timestamp(),
     worker_id uuid,
     leased_until timestamptz(3)
   )`,
  `create unique index jobs_one_running on ${schema}.jobs (founder_id) where state = 'running'`,
  `create index jobs_in_turn on ${schema}.jobs (turn_at)`,
  ...protectFounder(tableOf(schema)),
  letWorkersIn(tableOf(schema)),
];

/** Statements of a migration that has jobs remember the trace to which they belong. */
export const addTraceparent = (schema: string): string[] => [`alter table ${schema}.jobs add column traceparent text`];

/** The entity of the table that `createJobs` and `addTraceparent` make. A job has the id of what it works on. */
export function jobsOf(schema: string) {
  const table = founderTable(tableOf(schema));
  return defineEntity({
    name: 'Job',
    ...table,
    policies: [...table.policies, workerRows],
    indexes: [{ name: 'jobs_in_turn', properties: ['turnAt'] }],
    uniques: [{ name: 'jobs_one_running', properties: ['founderId'], where: `state = 'running'` }],
    checks: [{ name: 'jobs_state_check', expression: `state in ('queued', 'running')` }],
    properties: {
      id: p.uuid().primary(),
      founderId: p.uuid(),
      state: p.text(),
      tries: p.smallint().default(0),
      stage: p.text(),
      share: p.type('real').$type<number>().default(0),
      turnAt: p.datetime(3),
      readyAt: p.datetime(3).defaultRaw('clock_timestamp()'),
      workerId: p.uuid().nullable(),
      leasedUntil: p.datetime(3).nullable(),
      traceparent: p.text().nullable(),
    },
  });
}
