import { defineEntity, p } from '@mikro-orm/core';
import type { PolicyDef, TriggerDef } from '@mikro-orm/core';

/** Session variable that the policies read. */
export const FOUNDER_VARIABLE = 'app.founder_id';

/** Where a founder's rows are. */
export interface FounderTable {
  readonly schema: string;
  readonly table: string;
  /** Column with the founder's id; `founder_id` unless said. */
  readonly column?: string;
}

/** Without a founder PostgreSQL refuses the statement: a query that forgot to say whose rows it means must not find an empty table. */
const isOwn = ({ column = 'founder_id' }: Pick<FounderTable, 'column'>): string =>
  `${column} = current_setting('${FOUNDER_VARIABLE}')::uuid`;
/** An access token that was issued before the account was deleted lives no longer. */
const IS_OVER = `erased_at < (now() - '01:00:00'::interval)`;

const ERASURES = 'erasures';
const OWN_ROWS = 'own_rows';
const SKIP_ERASED = 'skip_erased_founder';

const triggerSql = ({ schema, table }: FounderTable): string => `
  create trigger ${SKIP_ERASED} before insert on ${schema}.${table}
  for each row execute function ${schema}.${SKIP_ERASED}()`;

const ownRows = (table: Pick<FounderTable, 'column'>): PolicyDef => ({
  name: OWN_ROWS,
  using: isOwn(table),
  check: isOwn(table),
});
const skipErased = (table: FounderTable): TriggerDef => ({
  name: SKIP_ERASED,
  timing: 'before',
  events: ['insert'],
  expression: triggerSql(table),
});

/** What an entity says of a founder's table: row-level security lets only that founder's rows exist, for the table's owner too. */
export const ownRowsOf = (table: FounderTable) => ({
  schema: table.schema,
  tableName: table.table,
  rowLevelSecurity: 'force' as const,
  policies: [ownRows(table)],
});

/** The same of a table in which an insert for an erased founder leaves nothing. */
export const founderTable = (table: FounderTable) => ({ ...ownRowsOf(table), triggers: [skipErased(table)] });

/** Statements of a migration that limit a table to its founder's own rows, as `ownRowsOf` says. */
export const limitToFounder = (table: FounderTable): string[] => [
  `alter table ${table.schema}.${table.table} enable row level security`,
  `alter table ${table.schema}.${table.table} force row level security`,
  `create policy ${OWN_ROWS} on ${table.schema}.${table.table} using (${isOwn(table)}) with check (${isOwn(table)})`,
];

/** Statement of a migration for tables whose policy was made when it found no rows where no founder was set. */
export const refuseWithoutFounder = (table: FounderTable): string =>
  `alter policy ${OWN_ROWS} on ${table.schema}.${table.table} using (${isOwn(table)}) with check (${isOwn(table)})`;

/** Statements of a migration that limit a table as `founderTable` says; the schema's erasures must exist. */
export const protectFounder = (table: FounderTable): string[] => [...limitToFounder(table), triggerSql(table)];

/**
 * Statements of a migration that make the table of marks of founders whose rows were erased: until their last access token has expired
 * nothing is written for them any more.
 */
export const createErasures = (schema: string): string[] => [
  `create table ${schema}.${ERASURES} (founder_id uuid primary key, erased_at timestamptz(3) not null)`,
  ...limitToFounder({ schema, table: ERASURES }),
  `create policy see_what_is_over on ${schema}.${ERASURES} for select using (${IS_OVER})`,
  `create policy sweep_what_is_over on ${schema}.${ERASURES} for delete using (${IS_OVER})`,
];

/**
 * Statement of a migration that makes the function of the triggers of `protectFounder`: it checks the mark, and waits for an erasure
 * that is under way, in the round trip of the insert itself.
 */
export const createSkipErased = (schema: string): string => `
  create function ${schema}.${SKIP_ERASED}() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock_shared(hashtextextended(new.founder_id::text, 0));
    if exists (select 1 from ${schema}.${ERASURES} where founder_id = new.founder_id and not (${IS_OVER})) then
      return null;
    end if;
    return new;
  end $$`;

/** The entity of the table that `createErasures` makes. */
export function erasuresOf(schema: string) {
  const table = ownRowsOf({ schema, table: ERASURES });
  return defineEntity({
    name: 'Erasure',
    ...table,
    policies: [
      ...table.policies,
      { name: 'see_what_is_over', command: 'select', using: IS_OVER },
      { name: 'sweep_what_is_over', command: 'delete', using: IS_OVER },
    ],
    properties: { founderId: p.uuid().primary(), erasedAt: p.datetime(3) },
  });
}
