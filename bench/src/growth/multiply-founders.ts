import type { Client } from 'pg';

const SCHEMAS = ['auth', 'applications', 'analysis', 'insights', 'demos', 'decks', 'interviews', 'sharing'];

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isGenerated: boolean;
  readonly isUnique: boolean;
}

const COLUMNS = `
  select attrelid::regclass::text as table, quote_ident(attname) as column, format_type(atttypid, null) as type,
    attgenerated <> '' or attidentity <> '' or coalesce(pg_get_expr(adbin, adrelid), '') like 'nextval%' as "isGenerated",
    exists (
      select 1 from pg_index where indrelid = attrelid and indisunique and attnum = any (indkey)
    ) as "isUnique"
  from pg_attribute
  join pg_class on pg_class.oid = attrelid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relnamespace::regnamespace::text = any ($1) and relkind = 'r' and attnum > 0 and not attisdropped
  order by attrelid, attnum`;

/** Tables that say whose their rows are. */
const isOfFounders = (columns: readonly Column[]): boolean =>
  columns.some(({ table, column }) => column === 'founder_id' || column === 'user_id' || table === 'auth.users');

/** The same id for the same id in each table, so that copied rows belong together as theirs do; other unique words get an ending. */
function copied({ column, type, isGenerated, isUnique }: Column): string | null {
  if (isGenerated) return null;
  if (type === 'uuid') return `md5(${column}::text || '-' || copy)::uuid`;
  return isUnique && type !== 'timestamp with time zone' && /text|character/.test(type)
    ? `${column} || '-' || copy`
    : column;
}

/**
 * Copies everything of every founder, so that there are so many times as many founders, each with as much.
 * @param admin A superuser, for whom neither policies nor triggers hold
 */
export async function multiplyFounders(admin: Client, times: number): Promise<void> {
  const { rows } = await admin.query<Column>(COLUMNS, [SCHEMAS]);
  await admin.query('set session_replication_role = replica');
  for (const [table, columns] of Map.groupBy(rows, (column) => column.table)) {
    if (!isOfFounders(columns)) continue;
    const values = columns.flatMap((column) => {
      const value = copied(column);
      return value === null ? [] : [[column.column, value]];
    });
    await admin.query(`
      insert into ${table} (${values.map(([column]) => column).join(', ')})
      select ${values.map(([, value]) => value).join(', ')} from ${table} cross join generate_series(2, ${times}) as copy`);
  }
  await admin.query('set session_replication_role = origin');
  await admin.query('vacuum analyze');
}
