import { compose } from './docker.js';

/** Every table but the journals of migrations, of which a restored schema has its own. */
const TABLES = `select format('%I.%I', schemaname, tablename) from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'public') and tablename not in ('migrations', 'sql_steps') order by 1`;

/** A statement on the product's database. @returns Its lines */
async function statement(sql: string): Promise<string[]> {
  const words = [
    'psql',
    '-h',
    '/run/postgresql',
    '-U',
    'postgres',
    '-d',
    'playbook',
    '-At',
    '-v',
    'ON_ERROR_STOP=1',
    '-c',
    sql,
  ];
  return (await compose('exec', '-T', 'postgres', ...words)).split('\n').filter(Boolean);
}

/** Number and digest of the rows of each table, by its name. */
export async function digestOfRows(): Promise<Readonly<Record<string, string>>> {
  const tables = await statement(TABLES);
  const digests = tables.map(
    (table) => `select '${table}', count(*), coalesce(md5(string_agg(line, e'\\n' order by line collate "C")), '')
      from (select t::text as line from ${table} t) lines`,
  );
  const lines = await statement(digests.join(' union all '));
  return Object.fromEntries(lines.map((line) => [line.split('|')[0] ?? '', line.split('|').slice(1).join(' ')]));
}

/** Digest of each object, by its file. */
export async function digestOfObjects(): Promise<Readonly<Record<string, string>>> {
  const shell = 'cd /objects && find . -path "*/objects/*" -type f -exec sha256sum {} +';
  const lines = (await compose('run', '--rm', '--no-deps', '-T', 'operations', 'sh', '-c', shell)).split('\n');
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => [line.split('  ')[1] ?? '', line.split('  ')[0] ?? '']),
  );
}
