-- Stores an answer, or an earlier version of it, when `baseVersion` is the stored version. With the answer go its version and the
-- application's time, which moves on with every save. A text that is stored already is a repeated save.
-- `save` has the shape of `SaveDocument` in answer.repository.ts.
create or replace function applications.save_answer(save jsonb)
returns json language plpgsql volatile as $$
declare
  newest applications.applications;
  stored applications.application_sections;
  saved timestamptz(3);
  founder uuid := save ->> 'founderId';
  session uuid := save ->> 'sessionId';
  section text := save ->> 'sectionId';
  field text := save ->> 'fieldId';
  new_value text := save ->> 'value';
  restored int := save ->> 'restoredVersion';
  base int := save ->> 'baseVersion';
  max_versions int := save ->> 'maxVersions';
  next int := base + 1;
begin
  perform set_config('app.founder_id', founder::text, true);
  newest := applications.newest_application(founder, (save ->> 'newId')::uuid, save ->> 'newTitle');
  if newest.id is null then return json_build_object('outcome', 'erased'); end if;

  select * into stored from applications.application_sections
  where application_id = newest.id and section_id = section and field_id = field;
  if restored is not null then
    select field_value into new_value from applications.answer_versions
    where application_id = newest.id and section_id = section and field_id = field and version = restored;
    if not found then return json_build_object('outcome', 'missing'); end if;
  end if;

  if stored.field_value = new_value then
    return json_build_object(
      'outcome', 'saved', 'version', stored.version, 'savedAt', applications.instant(stored.saved_at),
      'value', case when restored is not null then new_value end
    );
  end if;
  if coalesce(stored.version, 0) <> base then
    return json_build_object('outcome', 'conflict', 'stored', json_build_object(
      'value', coalesce(stored.field_value, ''), 'version', coalesce(stored.version, 0),
      'savedAt', applications.instant(stored.saved_at),
      'savedBy', case when stored.version is not null then
        json_build_object('founderId', stored.founder_id, 'sessionId', stored.saved_session_id)
      end
    ));
  end if;

  saved := greatest(clock_timestamp(), newest.updated_at + interval '1 millisecond');
  insert into applications.application_sections
    (application_id, section_id, field_id, field_value, version, founder_id, saved_session_id, saved_at)
  values (newest.id, section, field, new_value, next, founder, session, saved)
  on conflict (application_id, section_id, field_id) do update
  set field_value = excluded.field_value, version = excluded.version,
    saved_session_id = excluded.saved_session_id, saved_at = excluded.saved_at;
  insert into applications.answer_versions
    (application_id, section_id, field_id, version, field_value, founder_id, saved_session_id, saved_at, restored_version)
  values (newest.id, section, field, next, new_value, founder, session, saved, restored);
  if next > max_versions then
    delete from applications.answer_versions
    where application_id = newest.id and section_id = section and field_id = field and version = next - max_versions;
  end if;
  update applications.applications set updated_at = saved where id = newest.id;
  return json_build_object(
    'outcome', 'saved', 'version', next, 'savedAt', applications.instant(saved),
    'value', case when restored is not null then new_value end
  );
end $$;
