-- A page of whole rows as one statement: newest first, and ended by the row that reaches the bounds of rows or bytes, so that a reader
-- need not keep more than that, however long the rows are.
create or replace function analysis.answer_analyses_whole_page(
  founder uuid, before_at timestamptz, before_id uuid, max_items int, max_bytes int
)
returns table (id uuid, section_id text, field_id text, answer text, critique jsonb, outcome jsonb, created_at timestamptz, bytes int)
language plpgsql volatile as $$
declare
  total bigint := 0;
begin
  perform set_config('app.founder_id', founder::text, true);
  for id, section_id, field_id, answer, critique, outcome, created_at in
    select a.id, a.section_id, a.field_id, a.answer, a.critique, a.outcome, a.created_at
    from analysis.answer_analyses a
    where a.founder_id = founder
      and (a.created_at, a.id) < (
        coalesce(before_at, 'infinity'), coalesce(before_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
      )
    order by a.created_at desc, a.id desc
    limit max_items
  loop
    bytes := octet_length(answer::text) + octet_length(critique::text);
    return next;
    total := total + bytes;
    exit when total >= max_bytes;
  end loop;
end $$;
