import { SqlFragment, sql, Statement } from '@playbook/service-kit/persistence/statement';
import type { PagePosition } from '../paging/page-cursor.js';
import type { PageRoom } from '../paging/whole-page.js';
import { startOfDay } from './start-of-day.js';
import type { KindTypes, StoredAnalysisKind } from './stored-analysis-kind.js';

type Kind = Pick<StoredAnalysisKind<KindTypes>, 'table' | 'keptColumns' | 'scoreColumns' | 'summary'>;

const OF_EVERY_KIND = ['engine', 'critique', 'outcome', 'idempotencyKey', 'createdAt'];

const columnOf = (property: string): string => property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const read = (properties: readonly string[], row = ''): string =>
  properties.map((property) => `${row}${columnOf(property)} as "${property}"`).join(', ');
const rowOf = ({ keptColumns }: Kind, row = ''): string =>
  read(['id', ...keptColumns, 'critique', 'outcome', 'createdAt'], row);
const positionOf = (after: PagePosition | null): unknown[] => [after?.createdAt ?? null, after?.id ?? null];

/** A statement with a list of parameters, each of them behind a comma but the first. */
const listing = (before: string, parameters: readonly unknown[], behind: string): Statement =>
  new Statement([before, ...parameters.slice(1).map(() => ', '), behind], parameters);

/** Documents travel as JSON text. */
const toParameter = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

/** Returns nothing where the idempotency key is taken. @param values By property, those of every kind and the kind's own */
export function insertOf(
  kind: Kind,
  values: Readonly<Record<string, unknown>> & { readonly createdAt: Date },
): Statement {
  const properties = ['id', 'founderId', ...kind.keptColumns, ...kind.scoreColumns, ...OF_EVERY_KIND];
  const parameters = properties.map((name) => toParameter(values[name]));
  const { texts } = listing(
    `insert into analysis.${kind.table} (${properties.map(columnOf).join(', ')}) values (`,
    parameters,
    `)
      on conflict (founder_id, idempotency_key) do nothing
      returning analysis.stored_count('${kind.table}', founder_id, `,
  );
  return new Statement([...texts, ') as counted'], [...parameters, startOfDay(values.createdAt)]);
}

/** By which an analysis is found. */
export type RowName = { readonly id: string } | { readonly idempotencyKey: string };

export function selectOf(kind: Kind, founderId: string, by: RowName): Statement {
  const rows = new SqlFragment(`select ${rowOf(kind)} from analysis.${kind.table}`);
  return 'id' in by
    ? sql`${rows} where founder_id = ${founderId} and id = ${by.id}`
    : sql`${rows} where founder_id = ${founderId} and idempotency_key = ${by.idempotencyKey}`;
}

export const deleteOf = ({ table }: Kind, founderId: string): Statement =>
  sql`delete from ${new SqlFragment(`analysis.${table}`)} where founder_id = ${founderId}`;

/** @param filters In the kind's order */
export const pageOf = (
  kind: Kind,
  founderId: string,
  filters: readonly unknown[],
  after: PagePosition | null,
  maxItems: number,
): Statement =>
  listing(
    `select ${read(Object.keys(kind.summary.shape))} from analysis.${kind.table}_page(`,
    [founderId, ...filters, ...positionOf(after), maxItems],
    ')',
  );

export const wholePageOf = (kind: Kind, founderId: string, after: PagePosition | null, room: PageRoom): Statement =>
  listing(
    `select ${rowOf(kind, '(item).')}, bytes from analysis.whole_page(null::analysis.${kind.table}, `,
    [founderId, ...positionOf(after), room.items, room.bytes],
    ')',
  );
