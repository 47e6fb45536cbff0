import { Migration } from '@mikro-orm/migrations';
import { protectFounder } from '@playbook/service-kit/persistence/founder-table';

/** Idea checks, visible to their founder only. */
export class CreateIdeaChecks extends Migration {
  override up(): void {
    this.addSql(`
      create table analysis.idea_checks (
        id uuid primary key,
        founder_id uuid not null,
        form jsonb not null,
        yc_alignment_score smallint not null check (yc_alignment_score between 0 and 100),
        risk_level text not null check (risk_level in ('low', 'medium', 'high')),
        why_now_score smallint not null check (why_now_score between 0 and 100),
        not_scored_reason text,
        engine jsonb not null,
        critique jsonb not null,
        idempotency_key text,
        created_at timestamptz(3) not null,
        unique (founder_id, idempotency_key)
      )`);
    this.addSql(`
      create index idea_checks_newest_first on analysis.idea_checks (founder_id, created_at desc, id desc)`);
    for (const statement of protectFounder({ schema: 'analysis', table: 'idea_checks' })) this.addSql(statement);
  }
}
