-- A page of summaries as one statement: sets the founder for the row-level security and reads in the same round trip, and the policy
-- still decides what it can see (decision record 0004).
create or replace function demos.demo_page(founder uuid, before_at timestamptz, before_id uuid, max_items int)
returns table (
  id uuid, file_name text, file_path text, file_size int, metadata jsonb, format text, processing_status text, failure text,
  overall_score smallint, key_frames int, stage text, share real, created_at timestamptz, analyzed_at timestamptz
)
language plpgsql volatile as $$
begin
  perform set_config('app.founder_id', founder::text, true);
  return query
    select a.id, a.file_name, a.file_path, a.file_size, a.metadata, a.format, a.processing_status, a.failure, a.overall_score,
      coalesce(jsonb_array_length(a.facts -> 'keyFrames'), 0), j.stage, j.share, a.created_at, a.analyzed_at
    from demos.demo_analyses a left join demos.jobs j on j.id = a.id
    where a.founder_id = founder
      and (before_at is null or (a.created_at, a.id) < (before_at, before_id))
    order by a.created_at desc, a.id desc
    limit max_items;
end $$;
