import { Migration } from '@mikro-orm/migrations';
import { limitToFounder } from '@playbook/service-kit/persistence/founder-table';

/** Pitch analyses, visible to their founder only. */
export class CreatePitchAnalyses extends Migration {
  override up(): void {
    this.addSql(`
      create table analysis.pitch_analyses (
        id uuid primary key,
        founder_id uuid not null,
        pitch text not null,
        overall_score smallint not null check (overall_score between 0 and 100),
        score_breakdown jsonb not null,
        not_scored_reason text,
        engine jsonb not null,
        critique jsonb not null,
        idempotency_key text,
        created_at timestamptz(3) not null,
        unique (founder_id, idempotency_key)
      )`);
    this.addSql(`
      create index pitch_analyses_newest_first on analysis.pitch_analyses (founder_id, created_at desc, id desc)`);
    for (const statement of limitToFounder({ schema: 'analysis', table: 'pitch_analyses' })) this.addSql(statement);
  }
}
