import { Migration } from '@mikro-orm/migrations';
import { createErasures, createSkipErased, protectFounder } from '@playbook/service-kit/persistence/founder-table';

/** Marks of founders whose rows were erased: until their last access token has expired nothing is written for them any more. */
export class AddErasures extends Migration {
  override up(): void {
    const [trigger = ''] = protectFounder({ schema: 'analysis', table: 'pitch_analyses' }).slice(-1);
    for (const statement of [...createErasures('analysis'), createSkipErased('analysis'), trigger])
      this.addSql(statement);
  }
}
