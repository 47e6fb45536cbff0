import { Migration } from '@mikro-orm/migrations';

/** When an operator invited somebody. */
export class AddInvitations extends Migration {
  override up(): void {
    this.addSql('alter table auth.users add invited_at timestamptz(3)');
  }
}
