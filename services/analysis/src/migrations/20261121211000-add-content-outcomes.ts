import { Migration } from '@mikro-orm/migrations';

const TABLES = ['idea_checks', 'answer_analyses'];

/** How idea checks and analyses of answers came about, as for pitches. Those from before were all made by the engine that was asked. */
export class AddContentOutcomes extends Migration {
  override up(): void {
    for (const table of TABLES) {
      this.addSql(`
        alter table analysis.${table} add column outcome jsonb not null
          default '{"degraded": false, "degradedReason": null, "message": null, "scoreBounds": []}'`);
    }
  }
}
