import { Migration } from '@mikro-orm/migrations';

/** Accounts of people who have not said who they are: they have no address until they give one. */
export class AddAnonymousUsers extends Migration {
  override up(): void {
    this.addSql('alter table auth.users add is_anonymous boolean not null default false');
    this.addSql('alter table auth.users alter email drop not null');
    this.addSql(
      'alter table auth.users add constraint users_email_or_anonymous check (is_anonymous = (email is null))',
    );
  }
}
