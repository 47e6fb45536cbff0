import { Migration } from '@mikro-orm/migrations';

/** Ended sessions for as long as access tokens of theirs live. The trigger that writes them down stands in `services/auth/sql`. */
export class AddEndedSessions extends Migration {
  override up(): void {
    this.addSql(`
      create table auth.ended_sessions (
        session_id uuid primary key,
        ended_at timestamptz(3) not null default clock_timestamp()
      )`);
    this.addSql('create index ended_sessions_ended on auth.ended_sessions (ended_at)');
    this.addSql('create index users_banned on auth.users (id) where banned_until is not null');
  }
}
