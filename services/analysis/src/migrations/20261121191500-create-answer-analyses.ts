import { Migration } from '@mikro-orm/migrations';

/** Analyses of answers, visible to their founder only, with a page of their summaries as one statement, as for pitches. */
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
    this.addSql('alter table analysis.answer_analyses enable row level security');
    this.addSql('alter table analysis.answer_analyses force row level security');
    this.addSql(`
      create policy own_rows on analysis.answer_analyses
        using (founder_id = nullif(current_setting('app.founder_id', true), '')::uuid)
        with check (founder_id = nullif(current_setting('app.founder_id', true), '')::uuid)`);
    this.addSql(`
      create trigger skip_erased_founder before insert on analysis.answer_analyses
      for each row execute function analysis.skip_erased_founder()`);
    this.addSql(`
      create function analysis.answer_analyses_page(
        founder uuid, field text, before_at timestamptz, before_id uuid, max_items int
      )
      returns table (
        id uuid, section_id text, field_id text, answer text, score smallint, engine jsonb, created_at timestamptz
      )
      language plpgsql volatile as $$
      begin
        perform set_config('app.founder_id', founder::text, true);
        return query
          select a.id, a.section_id, a.field_id, a.answer, a.score, a.engine, a.created_at
          from analysis.answer_analyses a
          where a.founder_id = founder
            and (field is null or a.field_id = field)
            and (before_at is null or (a.created_at, a.id) < (before_at, before_id))
          order by a.created_at desc, a.id desc
          limit max_items;
      end $$`);
  }

  override down(): void {
    this.addSql('drop function analysis.answer_analyses_page(uuid, text, timestamptz, uuid, int)');
    this.addSql('drop table analysis.answer_analyses');
  }
}
