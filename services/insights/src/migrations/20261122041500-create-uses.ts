import { Migration } from '@mikro-orm/migrations';
import { protectFounder } from '@playbook/service-kit/persistence/founder-table';

/** The days of UTC on which founders used insights, for their own eyes. Calls of one use share its key, so that it has one row. */
export class CreateUses extends Migration {
  override up(): void {
    this.addSql(`
      create table insights.uses (
        founder_id uuid not null,
        use_key text not null,
        tool text not null check (tool in ('industryInsights', 'prefills')),
        used_on date not null,
        primary key (founder_id, use_key)
      )`);
    this.addSql('create index uses_by_day on insights.uses (founder_id, used_on)');
    for (const statement of protectFounder({ schema: 'insights', table: 'uses' })) this.addSql(statement);
  }
}
