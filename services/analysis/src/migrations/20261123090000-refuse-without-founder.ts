import { Migration } from '@mikro-orm/migrations';
import { refuseWithoutFounder } from '@playbook/service-kit/persistence/founder-table';

const KIND_TABLES = ['pitch_analyses', 'idea_checks', 'answer_analyses'];
const FOUNDER_TABLES = [...KIND_TABLES, 'erasures'];

/**
 * A statement on a founder's table for which no founder is set is refused from now on. One function reads whole pages of every kind, so
 * that those of each kind go.
 */
export class RefuseWithoutFounder extends Migration {
  override up(): void {
    for (const table of FOUNDER_TABLES) this.addSql(refuseWithoutFounder({ schema: 'analysis', table }));
    for (const table of KIND_TABLES) {
      this.addSql(`drop function if exists analysis.${table}_whole_page(uuid, timestamptz, uuid, int, int)`);
    }
  }
}
