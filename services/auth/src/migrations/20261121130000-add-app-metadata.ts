import { Migration } from '@mikro-orm/migrations';

/** What operators' programs note about a user. It travels in access tokens beside the user's own metadata. */
export class AddAppMetadata extends Migration {
  override up(): void {
    this.addSql(`alter table auth.users add column app_metadata jsonb not null default '{}'`);
    // Operators page through users in this order.
    this.addSql('create index users_created on auth.users (created_at, id)');
  }
}
