import { Migration } from '@mikro-orm/migrations';

/** What founders say about themselves, visible to each of them only. Without a row the identity provider's name is shown. */
export class CreateProfiles extends Migration {
  override up(): void {
    this.addSql(`
      create table auth.profiles (
        id uuid primary key references auth.users on delete cascade,
        full_name text not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql('alter table auth.profiles enable row level security');
    this.addSql('alter table auth.profiles force row level security');
    this.addSql(`
      create policy own_rows on auth.profiles
        using (id = nullif(current_setting('app.founder_id', true), '')::uuid)
        with check (id = nullif(current_setting('app.founder_id', true), '')::uuid)`);
  }

  override down(): void {
    this.addSql('drop table auth.profiles');
  }
}
