import { Migration } from '@mikro-orm/migrations';
import { createErasures, createSkipErased, protectFounder } from '@playbook/service-kit/persistence/founder-table';

/** The newest insights of each founder, visible to them only; marks of founders whose rows were erased. */
export class CreateIndustryAnalyses extends Migration {
  override up(): void {
    this.addSql(`
      create table insights.user_industry_analyses (
        founder_id uuid primary key,
        startup_description text not null,
        target_users text not null,
        user_context_hash text not null,
        analysis_data jsonb not null,
        updated_at timestamptz(3) not null
      )`);
    const statements = [
      ...createErasures('insights'),
      createSkipErased('insights'),
      ...protectFounder({ schema: 'insights', table: 'user_industry_analyses' }),
    ];
    for (const statement of statements) this.addSql(statement);
  }
}
