import { Migration } from '@mikro-orm/migrations';

/**
 * Pitch analyses, visible to their founder only, and a page of their summaries as one statement: the function sets the founder for
 * the row-level security and reads in the same round trip, and the policy still decides what it can see.
 */
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
    this.addSql('alter table analysis.pitch_analyses enable row level security');
    this.addSql('alter table analysis.pitch_analyses force row level security');
    this.addSql(`
      create policy own_rows on analysis.pitch_analyses
        using (founder_id = nullif(current_setting('app.founder_id', true), '')::uuid)
        with check (founder_id = nullif(current_setting('app.founder_id', true), '')::uuid)`);
    this.addSql(`
      create function analysis.pitch_analyses_page(founder uuid, before_at timestamptz, before_id uuid, max_items int)
      returns table (
        id uuid, pitch text, overall_score smallint, score_breakdown jsonb, not_scored_reason text, engine jsonb,
        created_at timestamptz
      )
      language plpgsql volatile as $$
      begin
        perform set_config('app.founder_id', founder::text, true);
        return query
          select a.id, a.pitch, a.overall_score, a.score_breakdown, a.not_scored_reason, a.engine, a.created_at
          from analysis.pitch_analyses a
          where a.founder_id = founder
            and (before_at is null or (a.created_at, a.id) < (before_at, before_id))
          order by a.created_at desc, a.id desc
          limit max_items;
      end $$`);
  }

  override down(): void {
    this.addSql('drop function analysis.pitch_analyses_page(uuid, timestamptz, uuid, int)');
    this.addSql('drop table analysis.pitch_analyses');
  }
}
