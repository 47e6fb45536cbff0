import { Migration } from '@mikro-orm/migrations';
import { createErasures, createSkipErased, protectFounder } from '@playbook/service-kit/persistence/founder-table';

/** Mock interviews, visible to their founder only; at most one of a founder runs. */
export class CreateInterviews extends Migration {
  override up(): void {
    this.addSql(`
      create table interviews.interviews (
        id uuid primary key,
        founder_id uuid not null,
        started_at timestamptz(3) not null,
        ended_at timestamptz(3),
        plan jsonb not null,
        turns jsonb not null,
        debrief jsonb
      )`);
    this.addSql('create index interviews_by_founder on interviews.interviews (founder_id, started_at)');
    this.addSql('create unique index interviews_running on interviews.interviews (founder_id) where ended_at is null');
    const statements = [
      ...createErasures('interviews'),
      createSkipErased('interviews'),
      ...protectFounder({ schema: 'interviews', table: 'interviews' }),
    ];
    for (const statement of statements) this.addSql(statement);
  }
}
