import { Migration } from '@mikro-orm/migrations';
import { refuseWithoutFounder } from '@playbook/service-kit/persistence/founder-table';

const FOUNDER_TABLES = ['applications', 'application_sections', 'answer_versions', 'erasures'];

/**
 * The outbox and the function that filled it: nobody subscribed to its events. A statement on a founder's table for which no founder is
 * set is refused from now on.
 */
export class DropOutbox extends Migration {
  override up(): void {
    this.addSql(
      'drop function if exists applications.save_answer(uuid, uuid, uuid, text, text, text, text, int, int, int, text)',
    );
    this.addSql('drop table applications.outbox');
    for (const table of FOUNDER_TABLES) this.addSql(refuseWithoutFounder({ schema: 'applications', table }));
  }
}
