import { Migration } from '@mikro-orm/migrations';
import { letWorkersIn } from '@playbook/service-kit/persistence/worker-rows';

/** A comment within the hour after a mail waits for the next one. */
export class LetCommentsWaitForMail extends Migration {
  override up(): void {
    this.addSql('alter table sharing.comment_notices add column waiting_since timestamptz(3)');
    this.addSql('create index comment_notices_waiting on sharing.comment_notices (waiting_since)');
    this.addSql(letWorkersIn({ schema: 'sharing', table: 'comment_notices' }));
  }
}
