-- A page of whole rows of one kind as one statement: newest first, and ended by the row that reaches the bounds of rows or bytes, so that
-- a reader need not keep more than that, however long the rows are. `kind` is a null of the table's row type, which says what is read.
create or replace function analysis.whole_page(
  kind anyelement, founder uuid, before_at timestamptz, before_id uuid, max_items int, max_bytes int
)
returns table (item anyelement, bytes int)
language plpgsql volatile as $$
declare
  total bigint := 0;
begin
  perform set_config('app.founder_id', founder::text, true);
  for item in execute format(
    'select a.* from %s a where a.founder_id = $1 and (a.created_at, a.id) < ($2, $3)
     order by a.created_at desc, a.id desc limit $4', pg_typeof(kind)
  )
    using founder, coalesce(before_at, 'infinity'),
      coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'), max_items
  loop
    bytes := octet_length(item::text);
    return next;
    total := total + bytes;
    exit when total >= max_bytes;
  end loop;
end $$;
