import { Migration } from '@mikro-orm/migrations';

const IS_OWN = `founder_id = nullif(current_setting('app.founder_id', true), '')::uuid`;

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
    this.addSql('alter table insights.uses enable row level security');
    this.addSql('alter table insights.uses force row level security');
    this.addSql(`create policy own_rows on insights.uses using (${IS_OWN}) with check (${IS_OWN})`);
    this.addSql(`
      create trigger skip_erased_founder before insert on insights.uses
      for each row execute function insights.skip_erased_founder()`);
  }

  override down(): void {
    this.addSql('drop table insights.uses');
  }
}
