-- A page of summaries as one statement: sets the founder for the row-level security and reads in the same round trip, and the policy
-- still decides what it can see (decision record 0004).
create or replace function analysis.pitch_analyses_page(founder uuid, before_at timestamptz, before_id uuid, max_items int)
returns table (
  id uuid, pitch text, overall_score smallint, score_breakdown jsonb, not_scored_reason text, engine jsonb,
  created_at timestamptz
)
language plpgsql volatile as $$
begin
  perform set_config('app.founder_id', founder::text, true);
  return query
    select a.id, a.pitch, a.overall_score, a.score_breakdown, a.not_scored_reason, a.engine, a.created_at
    from analysis.pitch_analyses a
    where a.founder_id = founder
      and (before_at is null or (a.created_at, a.id) < (before_at, before_id))
    order by a.created_at desc, a.id desc
    limit max_items;
end $$;
