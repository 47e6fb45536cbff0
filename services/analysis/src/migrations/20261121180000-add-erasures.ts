import { Migration } from '@mikro-orm/migrations';

const IS_OWN = `founder_id = nullif(current_setting('app.founder_id', true), '')::uuid`;
/** An access token that was issued before the account was deleted lives no longer. */
const IS_OVER = `erased_at < now() - interval '1 hour'`;

/**
 * Marks of founders whose rows were erased: until their last access token has expired nothing is written for them any more. A
 * trigger checks the mark, and waits for an erasure that is under way, in the round trip of the insert itself.
 */
export class AddErasures extends Migration {
  override up(): void {
    this.addSql(`
      create table analysis.erasures (
        founder_id uuid primary key,
        erased_at timestamptz(3) not null
      )`);
    this.addSql('alter table analysis.erasures enable row level security');
    this.addSql('alter table analysis.erasures force row level security');
    this.addSql(`create policy own_rows on analysis.erasures using (${IS_OWN}) with check (${IS_OWN})`);
    this.addSql(`create policy see_what_is_over on analysis.erasures for select using (${IS_OVER})`);
    this.addSql(`create policy sweep_what_is_over on analysis.erasures for delete using (${IS_OVER})`);
    this.addSql(`
      create function analysis.skip_erased_founder() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(hashtextextended(new.founder_id::text, 0));
        if exists (select 1 from analysis.erasures where founder_id = new.founder_id and not (${IS_OVER})) then
          return null;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger skip_erased_founder before insert on analysis.pitch_analyses
      for each row execute function analysis.skip_erased_founder()`);
  }

  override down(): void {
    this.addSql('drop trigger skip_erased_founder on analysis.pitch_analyses');
    this.addSql('drop function analysis.skip_erased_founder()');
    this.addSql('drop table analysis.erasures');
  }
}
