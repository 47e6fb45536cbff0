import { Migration } from '@mikro-orm/migrations';
import { createJobs } from '@playbook/service-kit/jobs/jobs-table';
import { createErasures, createSkipErased, protectFounder } from '@playbook/service-kit/persistence/founder-table';
import { letWorkersIn } from '@playbook/service-kit/persistence/worker-rows';

const TABLES = ['demo_uploads', 'demo_analyses', 'demo_feedback_sections', 'removals'];

/** Videos of founders, what was found in them, uploads that are under way, jobs, and objects that are to be removed. */
export class CreateDemos extends Migration {
  override up(): void {
    this.addSql(`
      create table demos.demo_uploads (
        id uuid primary key,
        founder_id uuid not null,
        file_name text not null,
        file_path text not null unique,
        file_size int not null,
        content_type text not null,
        storage_id text not null,
        part_bytes int not null,
        metadata jsonb,
        format text,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index demo_uploads_by_founder on demos.demo_uploads (founder_id)');
    this.addSql(`
      create table demos.demo_analyses (
        id uuid primary key,
        founder_id uuid not null,
        file_name text not null,
        file_path text not null unique,
        file_size int not null,
        content_type text not null,
        metadata jsonb,
        format text,
        processing_status text not null check (processing_status in ('uploaded', 'processing', 'completed', 'failed')),
        failure text,
        overall_score smallint,
        facts jsonb,
        transcript jsonb,
        no_transcript_reason text,
        review jsonb,
        created_at timestamptz(3) not null,
        analyzed_at timestamptz(3)
      )`);
    this.addSql(`
      create index demo_analyses_newest_first on demos.demo_analyses (founder_id, created_at desc, id desc)`);
    this.addSql(`
      create table demos.demo_feedback_sections (
        analysis_id uuid not null,
        category text not null,
        founder_id uuid not null,
        position smallint not null,
        score smallint,
        feedback text not null,
        suggestions jsonb not null,
        evidence jsonb not null,
        rows jsonb not null,
        primary key (analysis_id, category)
      )`);
    this.addSql(`
      create table demos.removals (
        file_path text primary key,
        founder_id uuid not null,
        file_size int not null,
        due_at timestamptz(3) not null
      )`);
    this.addSql('create index removals_by_time on demos.removals (due_at)');
    const statements = [
      ...createErasures('demos'),
      createSkipErased('demos'),
      ...TABLES.flatMap((table) => protectFounder({ schema: 'demos', table })),
      letWorkersIn({ schema: 'demos', table: 'removals' }),
      ...createJobs('demos'),
    ];
    for (const statement of statements) this.addSql(statement);
  }
}
