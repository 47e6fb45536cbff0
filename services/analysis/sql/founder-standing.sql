-- What the dashboard shows of a founder's analyses, as one document and one statement (decision record 0004): how many texts could be
-- scored, their newest scores with the text of those that may be shown as an activity, the newest score of each question, and the
-- newest analyses of answers, each with the score of the same question before.
create or replace function analysis.founder_standing(founder uuid, max_points int, max_activities int)
returns json language plpgsql volatile as $$
begin
  perform set_config('app.founder_id', founder::text, true);
  return json_build_object(
    'pitchCount', (select count(*) from analysis.pitch_analyses where founder_id = founder and not_scored_reason is null),
    'pitches', (
      select coalesce(json_agg(json_build_object(
        'text', case when place <= max_activities then pitch end, 'score', overall_score, 'at', created_at
      ) order by place), '[]')
      from (
        select *, row_number() over (order by created_at desc, id desc) as place
        from analysis.pitch_analyses where founder_id = founder and not_scored_reason is null
        order by place limit max_points
      ) as newest
    ),
    'ideaCount', (select count(*) from analysis.idea_checks where founder_id = founder and not_scored_reason is null),
    'ideas', (
      select coalesce(json_agg(json_build_object(
        'text', case when place <= max_activities then form ->> 'ideaBrief' end, 'score', yc_alignment_score, 'at', created_at
      ) order by place), '[]')
      from (
        select *, row_number() over (order by created_at desc, id desc) as place
        from analysis.idea_checks where founder_id = founder and not_scored_reason is null
        order by place limit max_points
      ) as newest
    ),
    'answerScores', (
      select coalesce(json_agg(newest), '[]') from (
        select distinct on (section_id, field_id) section_id as "sectionId", field_id as "fieldId", score
        from analysis.answer_analyses where founder_id = founder
        order by section_id, field_id, created_at desc, id desc
      ) as newest
    ),
    'answers', (
      select coalesce(json_agg(newest), '[]') from (
        select a.section_id as "sectionId", a.field_id as "fieldId", a.score, a.created_at as "at", (
          select b.score from analysis.answer_analyses b
          where b.founder_id = founder and b.section_id = a.section_id and b.field_id = a.field_id
            and (b.created_at, b.id) < (a.created_at, a.id)
          order by b.created_at desc, b.id desc limit 1
        ) as previous
        from analysis.answer_analyses a where a.founder_id = founder
        order by a.created_at desc, a.id desc limit max_activities
      ) as newest
    )
  );
end $$;
