import { Migration } from '@mikro-orm/migrations';

/** Idea checks, visible to their founder only, with a page of their summaries as one statement, as for pitch analyses. */
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
    this.addSql('alter table analysis.idea_checks enable row level security');
    this.addSql('alter table analysis.idea_checks force row level security');
    this.addSql(`
      create policy own_rows on analysis.idea_checks
        using (founder_id = nullif(current_setting('app.founder_id', true), '')::uuid)
        with check (founder_id = nullif(current_setting('app.founder_id', true), '')::uuid)`);
    this.addSql(`
      create trigger skip_erased_founder before insert on analysis.idea_checks
      for each row execute function analysis.skip_erased_founder()`);
    this.addSql(`
      create function analysis.idea_checks_page(founder uuid, before_at timestamptz, before_id uuid, max_items int)
      returns table (
        id uuid, idea_brief text, stage text, yc_alignment_score smallint, risk_level text, why_now_score smallint,
        not_scored_reason text, engine jsonb, created_at timestamptz
      )
      language plpgsql volatile as $$
      begin
        perform set_config('app.founder_id', founder::text, true);
        return query
          select a.id, a.form ->> 'ideaBrief', a.form ->> 'stage', a.yc_alignment_score, a.risk_level, a.why_now_score,
            a.not_scored_reason, a.engine, a.created_at
          from analysis.idea_checks a
          where a.founder_id = founder
            and (before_at is null or (a.created_at, a.id) < (before_at, before_id))
          order by a.created_at desc, a.id desc
          limit max_items;
      end $$`);
  }

  override down(): void {
    this.addSql('drop function analysis.idea_checks_page(uuid, timestamptz, uuid, int)');
    this.addSql('drop table analysis.idea_checks');
  }
}
