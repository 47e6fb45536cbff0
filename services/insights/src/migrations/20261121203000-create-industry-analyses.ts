import { Migration } from '@mikro-orm/migrations';

const IS_OWN = `founder_id = nullif(current_setting('app.founder_id', true), '')::uuid`;
/** An access token that was issued before the account was deleted lives no longer. */
const IS_OVER = `erased_at < now() - interval '1 hour'`;

/**
 * The newest insights of each founder, visible to them only; marks of founders whose rows were erased, for whom nothing is written
 * until their last access token has expired. A trigger checks the mark, and waits for an erasure that is under way.
 */
export class CreateIndustryAnalyses extends Migration {
  override up(): void {
    this.addSql(`
      create table insights.user_industry_analyses (
        founder_id uuid primary key,
        startup_description text not null,
        target_users text not null,
        user_context_hash text not null,
        analysis_data jsonb not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('create table insights.erasures (founder_id uuid primary key, erased_at timestamptz(3) not null)');
    for (const table of ['user_industry_analyses', 'erasures']) {
      this.addSql(`alter table insights.${table} enable row level security`);
      this.addSql(`alter table insights.${table} force row level security`);
      this.addSql(`create policy own_rows on insights.${table} using (${IS_OWN}) with check (${IS_OWN})`);
    }
    this.addSql(`create policy see_what_is_over on insights.erasures for select using (${IS_OVER})`);
    this.addSql(`create policy sweep_what_is_over on insights.erasures for delete using (${IS_OVER})`);
    this.addSql(`
      create function insights.skip_erased_founder() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(hashtextextended(new.founder_id::text, 0));
        if exists (select 1 from insights.erasures where founder_id = new.founder_id and not (${IS_OVER})) then
          return null;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger skip_erased_founder before insert on insights.user_industry_analyses
      for each row execute function insights.skip_erased_founder()`);
  }

  override down(): void {
    this.addSql('drop table insights.user_industry_analyses');
    this.addSql('drop function insights.skip_erased_founder()');
    this.addSql('drop table insights.erasures');
  }
}
