import { Migration } from '@mikro-orm/migrations';

/** How an analysis came about. Those from before there was a language model were all made by the engine that was asked. */
export class AddAnalysisOutcome extends Migration {
  override up(): void {
    this.addSql(`
      alter table analysis.pitch_analyses add column outcome jsonb not null
        default '{"degraded": false, "degradedReason": null, "message": null, "scoreBounds": []}'`);
  }
}
