import { Migration } from '@mikro-orm/migrations';
import { addTraceparent } from '@playbook/service-kit/jobs/jobs-table';

/** Jobs remember the trace of whoever wanted them. */
export class TraceJobs extends Migration {
  override up(): void {
    for (const statement of addTraceparent('demos')) this.addSql(statement);
  }
}
