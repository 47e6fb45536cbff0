import { Migration } from '@mikro-orm/migrations';
import { createErasures, createSkipErased, protectFounder } from '@playbook/service-kit/persistence/founder-table';
import { letWorkersIn } from '@playbook/service-kit/persistence/worker-rows';

const TABLES = ['share_links', 'share_secrets', 'share_comments', 'comment_notices'];

/** Links to what founders share, hashes of their secrets, and what readers commented. */
export class CreateSharing extends Migration {
  override up(): void {
    this.addSql(`
      create table sharing.share_links (
        id uuid primary key,
        founder_id uuid not null,
        kind text not null,
        object_id uuid,
        name text not null,
        scope text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3),
        last_used_at timestamptz(3)
      )`);
    this.addSql('create index share_links_by_founder on sharing.share_links (founder_id, created_at)');
    this.addSql(`
      create table sharing.share_secrets (
        secret_hash text primary key,
        link_id uuid not null,
        founder_id uuid not null
      )`);
    this.addSql('create index share_secrets_by_link on sharing.share_secrets (link_id)');
    this.addSql(`
      create table sharing.share_comments (
        id uuid primary key,
        founder_id uuid not null,
        link_id uuid not null,
        target text not null,
        quote text,
        quote_start int,
        author text,
        text text not null,
        reply_to uuid,
        created_at timestamptz(3) not null,
        resolved_at timestamptz(3)
      )`);
    this.addSql('create index share_comments_by_founder on sharing.share_comments (founder_id, created_at)');
    this.addSql('create index share_comments_by_link on sharing.share_comments (link_id, created_at)');
    this.addSql(`
      create table sharing.comment_notices (
        founder_id uuid primary key,
        noticed_at timestamptz(3) not null
      )`);
    const statements = [
      ...createErasures('sharing'),
      createSkipErased('sharing'),
      ...TABLES.flatMap((table) => protectFounder({ schema: 'sharing', table })),
      letWorkersIn({ schema: 'sharing', table: 'share_secrets' }),
    ];
    for (const statement of statements) this.addSql(statement);
  }
}
