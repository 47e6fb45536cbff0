-- The versions after another one, for the export, as one statement: what a transaction of several statements reads lies about in
-- a process's memory until it collects everything.
create or replace function applications.next_answer_versions(
  founder uuid, after_application uuid, after_section text, after_field text, after_version int, max_items int
)
returns setof applications.answer_versions
language plpgsql volatile as $$
begin
  perform set_config('app.founder_id', founder::text, true);
  return query
    select v.* from applications.answer_versions v
    where v.founder_id = founder
      and (v.application_id, v.section_id, v.field_id, v.version)
        > (after_application, after_section, after_field, after_version)
    order by v.application_id, v.section_id, v.field_id, v.version
    limit max_items;
end $$;
