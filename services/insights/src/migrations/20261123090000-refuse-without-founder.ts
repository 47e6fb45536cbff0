import { Migration } from '@mikro-orm/migrations';
import { refuseWithoutFounder } from '@playbook/service-kit/persistence/founder-table';

const FOUNDER_TABLES = ['user_industry_analyses', 'uses', 'erasures'];

/** A statement on a founder's table for which no founder is set is refused from now on. */
export class RefuseWithoutFounder extends Migration {
  override up(): void {
    for (const table of FOUNDER_TABLES) this.addSql(refuseWithoutFounder({ schema: 'insights', table }));
  }
}
