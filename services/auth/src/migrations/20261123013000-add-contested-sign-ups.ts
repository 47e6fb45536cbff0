import { Migration } from '@mikro-orm/migrations';

/** Whether somebody else may have chosen the password of an account that waits for its confirmation. */
export class AddContestedSignUps extends Migration {
  override up(): void {
    this.addSql('alter table auth.users add is_contested boolean not null default false');
  }
}
