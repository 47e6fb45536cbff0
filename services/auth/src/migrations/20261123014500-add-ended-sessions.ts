import { Migration } from '@mikro-orm/migrations';

/**
 * Ended sessions for as long as access tokens of theirs live. The database writes them down whenever a session is deleted, whoever
 * does it: no transaction can end a session and forget to. Old ones go with the next that end.
 */
export class AddEndedSessions extends Migration {
  override up(): void {
    this.addSql(`
      create table auth.ended_sessions (
        session_id uuid primary key,
        ended_at timestamptz(3) not null default clock_timestamp()
      )`);
    this.addSql('create index ended_sessions_ended on auth.ended_sessions (ended_at)');
    this.addSql(`
      create function auth.note_ended_sessions() returns trigger language plpgsql as $$
      begin
        delete from auth.ended_sessions where session_id in (
          select session_id from auth.ended_sessions
          where ended_at < now() - interval '2 hours' limit 100 for update skip locked
        );
        insert into auth.ended_sessions (session_id) select id from ended on conflict do nothing;
        return null;
      end $$`);
    this.addSql(`
      create trigger note_ended_sessions after delete on auth.sessions
      referencing old table as ended for each statement execute function auth.note_ended_sessions()`);
    this.addSql('create index users_banned on auth.users (id) where banned_until is not null');
  }

  override down(): void {
    this.addSql('drop index auth.users_banned');
    this.addSql('drop trigger note_ended_sessions on auth.sessions');
    this.addSql('drop function auth.note_ended_sessions()');
    this.addSql('drop table auth.ended_sessions');
  }
}
