-- What the dashboard shows of a founder's newest application, as one document and one statement (decision record 0004). Of each
-- answer only the first character that is not blank: whether there is one is all that counts. Makes no application.
create or replace function applications.founder_standing(founder uuid, blanks text)
returns json language plpgsql volatile as $$
declare
  newest uuid;
begin
  perform set_config('app.founder_id', founder::text, true);
  select id into newest from applications.applications
  where founder_id = founder order by updated_at desc, id desc limit 1;
  return json_build_object(
    'answers', (
      select coalesce(json_agg(json_build_object(
        'sectionId', section_id, 'fieldId', field_id, 'value', left(btrim(field_value, blanks), 1)
      )), '[]')
      from applications.application_sections where application_id = newest
    ),
    'lastSave', (
      select json_build_object(
        'sectionId', section_id, 'fieldId', field_id, 'at', applications.instant(saved_at)
      )
      from applications.application_sections where application_id = newest
      order by saved_at desc limit 1
    ),
    'targetAt', (select applications.instant(target_at) from applications.target_dates where founder_id = founder)
  );
end $$;
