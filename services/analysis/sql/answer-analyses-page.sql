-- A page of summaries as one statement: sets the founder for the row-level security and reads in the same round trip, and the policy
-- still decides what it can see (decision record 0004).
create or replace function analysis.answer_analyses_page(
  founder uuid, field text, before_at timestamptz, before_id uuid, max_items int
)
returns table (
  id uuid, section_id text, field_id text, answer text, score smallint, engine jsonb, created_at timestamptz
)
language plpgsql volatile as $$
begin
  perform set_config('app.founder_id', founder::text, true);
  return query
    select a.id, a.section_id, a.field_id, a.answer, a.score, a.engine, a.created_at
    from analysis.answer_analyses a
    where a.founder_id = founder
      and (field is null or a.field_id = field)
      and (before_at is null or (a.created_at, a.id) < (before_at, before_id))
    order by a.created_at desc, a.id desc
    limit max_items;
end $$;
