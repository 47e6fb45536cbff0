-- The newest application with its answers as one document in the form of the contract; null when the founder was erased.
-- Sets the founder for the row-level security and reads in the same round trip (decision record 0004).
create or replace function applications.load_application(founder uuid, new_id uuid, new_title text)
returns json language plpgsql volatile as $$
declare
  newest applications.applications;
begin
  perform set_config('app.founder_id', founder::text, true);
  select * into newest from applications.applications
  where founder_id = founder order by updated_at desc, id desc limit 1;
  if not found then newest := applications.newest_application(founder, new_id, new_title); end if;
  if newest.id is null then return null; end if;
  return json_build_object(
    'id', newest.id, 'title', newest.title, 'status', newest.status,
    'createdAt', applications.instant(newest.created_at), 'updatedAt', applications.instant(newest.updated_at),
    'answers', coalesce((
      select json_agg(json_build_object(
        'sectionId', section_id, 'fieldId', field_id, 'value', field_value, 'version', version,
        'savedAt', applications.instant(saved_at)
      ))
      from applications.application_sections where application_id = newest.id
    ), '[]')
  );
end $$;
