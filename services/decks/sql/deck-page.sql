-- A page of summaries as one statement: sets the founder for the row-level security and reads in the same round trip, and the policy
-- still decides what it can see (decision record 0004).
create or replace function decks.deck_page(founder uuid, before_at timestamptz, before_id uuid, max_items int)
returns table (
  id uuid, file_name text, file_path text, file_size int, purpose text, processing_status text, failure text,
  overall_score smallint, slide_count int, has_picture boolean, stage text, share real, created_at timestamptz, analyzed_at timestamptz
)
language plpgsql volatile as $$
begin
  perform set_config('app.founder_id', founder::text, true);
  return query
    select a.id, a.file_name, a.file_path, a.file_size, a.purpose, a.processing_status, a.failure, a.overall_score,
      s.slide_count, s.has_picture, j.stage, j.share, a.created_at, a.analyzed_at
    from decks.deck_analyses a
      left join decks.jobs j on j.id = a.id
      cross join lateral (
        select count(*)::int as slide_count, coalesce(bool_or(d.has_picture), false) as has_picture
        from decks.deck_slides d where d.analysis_id = a.id
      ) s
    where a.founder_id = founder
      and (before_at is null or (a.created_at, a.id) < (before_at, before_id))
    order by a.created_at desc, a.id desc
    limit max_items;
end $$;
