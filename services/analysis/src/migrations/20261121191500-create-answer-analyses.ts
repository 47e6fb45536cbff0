import { Migration } from '@mikro-orm/migrations';
import { protectFounder } from '@playbook/service-kit/persistence/founder-table';

/** Analyses of answers, visible to their founder only. */
export class CreateAnswerAnalyses extends Migration {
  override up(): void {
    this.addSql(`
      create table analysis.answer_analyses (
        id uuid primary key,
        founder_id uuid not null,
        section_id text not null,
        field_id text not null,
        answer text not null,
        score smallint not null check (score between 0 and 100),
        engine jsonb not null,
        critique jsonb not null,
        idempotency_key text,
        created_at timestamptz(3) not null,
        unique (founder_id, idempotency_key)
      )`);
    this.addSql(`
      create index answer_analyses_newest_first on analysis.answer_analyses (founder_id, created_at desc, id desc)`);
    for (const statement of protectFounder({ schema: 'analysis', table: 'answer_analyses' })) this.addSql(statement);
  }
}
