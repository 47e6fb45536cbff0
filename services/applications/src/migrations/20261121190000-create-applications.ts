import { Migration } from '@mikro-orm/migrations';
import { createErasures, limitToFounder } from '@playbook/service-kit/persistence/founder-table';

/**
 * Applications, their answers and the versions of these, visible to their founder only; events that wait for being published; marks of
 * founders whose rows were erased, for whom nothing is written until their last access token has expired.
 */
export class CreateApplications extends Migration {
  override up(): void {
    this.addSql(`
      create table applications.applications (
        id uuid primary key,
        founder_id uuid not null,
        title text not null,
        status text not null check (status in ('draft', 'in_progress', 'ready', 'submitted')),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    // Without updated_at, so that a save need not touch the index; a founder has hardly more than one application.
    this.addSql('create index applications_of_founder on applications.applications (founder_id)');
    this.addSql(`
      create table applications.application_sections (
        application_id uuid not null references applications.applications on delete cascade,
        section_id text not null,
        field_id text not null,
        field_value text not null,
        version int not null check (version > 0),
        founder_id uuid not null,
        saved_session_id uuid not null,
        saved_at timestamptz(3) not null,
        primary key (application_id, section_id, field_id)
      )`);
    this.addSql(`
      create table applications.answer_versions (
        application_id uuid not null references applications.applications on delete cascade,
        section_id text not null,
        field_id text not null,
        version int not null check (version > 0),
        field_value text not null,
        founder_id uuid not null,
        saved_session_id uuid not null,
        saved_at timestamptz(3) not null,
        restored_version int,
        primary key (application_id, section_id, field_id, version)
      )`);
    for (const table of ['applications', 'application_sections', 'answer_versions']) {
      for (const statement of limitToFounder({ schema: 'applications', table })) this.addSql(statement);
    }
    for (const statement of createErasures('applications')) this.addSql(statement);
    this.addSql(`
      create table applications.outbox (
        id bigint generated always as identity primary key,
        founder_id uuid not null,
        subject text not null,
        payload jsonb not null,
        claimed_until timestamptz
      )`);
  }
}
