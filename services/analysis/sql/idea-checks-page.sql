-- A page of summaries as one statement: sets the founder for the row-level security and reads in the same round trip, and the policy
-- still decides what it can see (decision record 0004).
create or replace function analysis.idea_checks_page(founder uuid, before_at timestamptz, before_id uuid, max_items int)
returns table (
  id uuid, idea_brief text, stage text, yc_alignment_score smallint, risk_level text, why_now_score smallint,
  not_scored_reason text, engine jsonb, created_at timestamptz
)
language plpgsql volatile as $$
begin
  perform set_config('app.founder_id', founder::text, true);
  return query
    select a.id, a.form ->> 'ideaBrief', a.form ->> 'stage', a.yc_alignment_score, a.risk_level, a.why_now_score,
      a.not_scored_reason, a.engine, a.created_at
    from analysis.idea_checks a
    where a.founder_id = founder
      and (before_at is null or (a.created_at, a.id) < (before_at, before_id))
    order by a.created_at desc, a.id desc
    limit max_items;
end $$;
