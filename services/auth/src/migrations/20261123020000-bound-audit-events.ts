import { Migration } from '@mikro-orm/migrations';

/** How many attempts a security event stands for; and old events are found by their time. */
export class BoundAuditEvents extends Migration {
  override up(): void {
    this.addSql('alter table auth.audit_events add attempts integer');
    this.addSql('create index audit_events_at on auth.audit_events (at)');
  }
}
