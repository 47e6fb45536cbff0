import { Migration } from '@mikro-orm/migrations';

/** Where a security event came from. */
export class AddAuditAddress extends Migration {
  override up(): void {
    this.addSql('alter table auth.audit_events add address text');
  }
}
