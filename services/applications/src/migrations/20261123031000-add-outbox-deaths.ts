import { Migration } from '@mikro-orm/migrations';

/**
 * An event that fails for a reason of its own is tried with growing pauses and then lies dead, for operators to see. The table keeps a
 * code of the reason, never a text. The index holds dead events only, so that saves pay nothing for it.
 */
export class AddOutboxDeaths extends Migration {
  override up(): void {
    this.addSql(`
      alter table applications.outbox
        add column created_at timestamptz(3) not null default now(),
        add column tries int not null default 0,
        add column dead_at timestamptz(3),
        add column dead_reason text check (dead_reason ~ '^[a-z_]{1,64}$'),
        add constraint outbox_death check ((dead_at is null) = (dead_reason is null))`);
    this.addSql('create index outbox_dead on applications.outbox (dead_at) where dead_at is not null');
  }
}
