import { Migration } from '@mikro-orm/migrations';

interface WholePage {
  readonly table: string;
  /** Names and types of what is handed out besides `critique`, `outcome` and `created_at`. */
  readonly columns: readonly string[];
  /** Those of them whose length depends on what a founder wrote. */
  readonly texts: readonly string[];
}

const PAGES: readonly WholePage[] = [
  { table: 'pitch_analyses', columns: ['id uuid', 'pitch text'], texts: ['pitch'] },
  { table: 'idea_checks', columns: ['id uuid', 'form jsonb'], texts: ['form'] },
  {
    table: 'answer_analyses',
    columns: ['id uuid', 'section_id text', 'field_id text', 'answer text'],
    texts: ['answer'],
  },
];

const COMMON_COLUMNS = ['critique jsonb', 'outcome jsonb', 'created_at timestamptz'];

/**
 * A page of whole rows as one statement: newest first, and ended by the row that reaches the bounds of rows or bytes, so that a reader
 * need not keep more than that, however long the rows are.
 */
function createFunction({ table, columns, texts }: WholePage): string {
  const all = [...columns, ...COMMON_COLUMNS];
  const names = all.map((column) => column.split(' ')[0]);
  const lengths = [...texts, 'critique'].map((name) => `octet_length(${name}::text)`);
  return `
    create function analysis.${table}_whole_page(
      founder uuid, before_at timestamptz, before_id uuid, max_items int, max_bytes int
    )
    returns table (${all.join(', ')}, bytes int)
    language plpgsql volatile as $$
    declare
      total bigint := 0;
    begin
      perform set_config('app.founder_id', founder::text, true);
      for ${names.join(', ')} in
        select ${names.map((name) => `a.${name}`).join(', ')}
        from analysis.${table} a
        where a.founder_id = founder
          and (a.created_at, a.id) < (
            coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
          )
        order by a.created_at desc, a.id desc
        limit max_items
      loop
        bytes := ${lengths.join(' + ')};
        return next;
        total := total + bytes;
        exit when total >= max_bytes;
      end loop;
    end $$`;
}

/** Whole pages of a founder's analyses, for the export. */
export class CreateWholePages extends Migration {
  override up(): void {
    for (const page of PAGES) this.addSql(createFunction(page));
  }

  override down(): void {
    for (const { table } of PAGES) {
      this.addSql(`drop function analysis.${table}_whole_page(uuid, timestamptz, uuid, int, int)`);
    }
  }
}
