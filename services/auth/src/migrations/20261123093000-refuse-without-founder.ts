import { Migration } from '@mikro-orm/migrations';
import { refuseWithoutFounder } from '@playbook/service-kit/persistence/founder-table';

/** A query on profiles that does not say whose row it means is refused. */
export class RefuseWithoutFounder extends Migration {
  override up(): void {
    this.addSql(refuseWithoutFounder({ schema: 'auth', table: 'profiles', column: 'id' }));
  }
}
