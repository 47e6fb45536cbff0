import { Migration } from '@mikro-orm/migrations';
import { limitToFounder } from '@playbook/service-kit/persistence/founder-table';

/** What founders say about themselves, visible to each of them only. Without a row the identity provider's name is shown. */
export class CreateProfiles extends Migration {
  override up(): void {
    this.addSql(`
      create table auth.profiles (
        id uuid primary key references auth.users on delete cascade,
        full_name text not null,
        updated_at timestamptz(3) not null
      )`);
    for (const statement of limitToFounder({ schema: 'auth', table: 'profiles', column: 'id' })) this.addSql(statement);
  }
}
