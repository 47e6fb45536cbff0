import { Migration } from '@mikro-orm/migrations';

/**
 * The hot paths as one statement each (decision record 0004): a function sets the founder for the row-level security and works in the
 * same round trip and transaction, and the policies still decide what it can see and write.
 */
export class CreateFunctions extends Migration {
  override up(): void {
    this.addInstant();
    this.addNewestApplication();
    this.addLoadApplication();
    this.addSaveAnswer();
  }

  override down(): void {
    this.addSql(
      'drop function applications.save_answer(uuid, uuid, uuid, text, text, text, text, int, int, int, text)',
    );
    this.addSql('drop function applications.load_application(uuid, uuid, text)');
    this.addSql('drop function applications.newest_application(uuid, uuid, text)');
    this.addSql('drop function applications.instant(timestamptz)');
  }

  /** ISO 8601 in UTC with milliseconds, as the contracts have it. */
  private addInstant(): void {
    this.addSql(`
      create function applications.instant(at timestamptz) returns text language sql stable as $$
        select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      $$`);
  }

  /**
   * Locks the founder's newest application against other saves, or makes one; null when the founder was erased. Two first calls at
   * once make one application: whoever makes it holds a lock, which an erasure waits for as well.
   */
  private addNewestApplication(): void {
    this.addSql(`
      create function applications.newest_application(founder uuid, new_id uuid, new_title text)
      returns applications.applications language plpgsql volatile as $$
      declare
        newest applications.applications;
      begin
        select * into newest from applications.applications
        where founder_id = founder order by updated_at desc, id desc limit 1 for no key update;
        if found then return newest; end if;

        perform pg_advisory_xact_lock(hashtextextended(founder::text, 0));
        select * into newest from applications.applications
        where founder_id = founder order by updated_at desc, id desc limit 1 for no key update;
        if found then return newest; end if;

        if exists (
          select from applications.erasures where founder_id = founder and erased_at >= now() - interval '1 hour'
        ) then return null; end if;
        insert into applications.applications (id, founder_id, title, status, created_at, updated_at)
        values (new_id, founder, new_title, 'draft', clock_timestamp(), clock_timestamp())
        returning * into newest;
        return newest;
      end $$`);
  }

  /** The newest application with its answers as one document in the form of the contract; null when the founder was erased. */
  private addLoadApplication(): void {
    this.addSql(`
      create function applications.load_application(founder uuid, new_id uuid, new_title text)
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
      end $$`);
  }

  /**
   * Stores an answer, or an earlier version of it, when \`base\` is the stored version. With the answer go its version, the event that
   * tells of it and the application's time, which moves on with every save. A text that is stored already is a repeated save.
   */
  private addSaveAnswer(): void {
    this.addSql(`
      create function applications.save_answer(
        founder uuid, session uuid, new_id uuid, new_title text, section text, field text, new_value text,
        restored int, base int, max_versions int, event_subject text
      )
      returns json language plpgsql volatile as $$
      declare
        newest applications.applications;
        stored applications.application_sections;
        saved timestamptz(3);
        next int := base + 1;
      begin
        perform set_config('app.founder_id', founder::text, true);
        newest := applications.newest_application(founder, new_id, new_title);
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
        insert into applications.outbox (founder_id, subject, payload) values (founder, event_subject, jsonb_build_object(
          'eventId', gen_random_uuid(), 'applicationId', newest.id, 'founderId', founder,
          'sectionId', section, 'fieldId', field, 'version', next, 'savedAt', applications.instant(saved)
        ));
        return json_build_object(
          'outcome', 'saved', 'version', next, 'savedAt', applications.instant(saved),
          'value', case when restored is not null then new_value end
        );
      end $$`);
  }
}
