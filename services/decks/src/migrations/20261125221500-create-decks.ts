import { Migration } from '@mikro-orm/migrations';
import { createRemovals } from '@playbook/service-kit/founder-files/removal/removals-table';
import { createJobs } from '@playbook/service-kit/jobs/jobs-table';
import { createErasures, createSkipErased, protectFounder } from '@playbook/service-kit/persistence/founder-table';

const TABLES = ['deck_uploads', 'deck_analyses', 'deck_slides'];

/** Decks of founders, their slides with what was said of them, uploads that are under way, jobs, and objects that are to be removed. */
export class CreateDecks extends Migration {
  override up(): void {
    this.addSql(`
      create table decks.deck_uploads (
        id uuid primary key,
        founder_id uuid not null,
        file_name text not null,
        file_path text not null unique,
        file_size int not null,
        content_type text not null,
        storage_id text not null,
        part_bytes int not null,
        purpose text not null,
        created_at timestamptz(3) not null
      )`);
    this.addSql('create index deck_uploads_by_founder on decks.deck_uploads (founder_id)');
    this.addSql(`
      create table decks.deck_analyses (
        id uuid primary key,
        founder_id uuid not null,
        file_name text not null,
        file_path text not null unique,
        file_size int not null,
        content_type text not null,
        purpose text not null,
        processing_status text not null check (processing_status in ('uploaded', 'processing', 'completed', 'failed')),
        failure text,
        overall_score smallint,
        layout jsonb,
        review jsonb,
        created_at timestamptz(3) not null,
        analyzed_at timestamptz(3)
      )`);
    this.addSql(`
      create index deck_analyses_newest_first on decks.deck_analyses (founder_id, created_at desc, id desc)`);
    this.addSql(`
      create table decks.deck_slides (
        analysis_id uuid not null,
        number smallint not null,
        founder_id uuid not null,
        facts jsonb not null,
        review jsonb not null,
        has_picture boolean not null,
        primary key (analysis_id, number)
      )`);
    const statements = [
      ...createErasures('decks'),
      createSkipErased('decks'),
      ...TABLES.flatMap((table) => protectFounder({ schema: 'decks', table })),
      ...createRemovals('decks'),
      ...createJobs('decks'),
    ];
    for (const statement of statements) this.addSql(statement);
  }
}
