import { Migration } from '@mikro-orm/migrations';
import { createSkipErased, protectFounder } from '@playbook/service-kit/persistence/founder-table';

/** A founder's own target date, beside the deadlines of the batch calendar. */
export class CreateTargetDates extends Migration {
  override up(): void {
    this.addSql(
      'create table applications.target_dates (founder_id uuid primary key, target_at timestamptz(3) not null)',
    );
    const table = { schema: 'applications', table: 'target_dates' };
    const statements = [createSkipErased('applications'), ...protectFounder(table)];
    for (const statement of statements) this.addSql(statement);
  }
}
