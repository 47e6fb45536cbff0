import { Migration } from '@mikro-orm/migrations';

/**
 * Accounts, the ways to sign in to them, their sessions, sign-ins under way, and what happened. These tables have no row-level
 * security: only this service's role can read them, and most of its statements run before anybody is known.
 */
export class CreateAuth extends Migration {
  override up(): void {
    this.addSql(`
      create table auth.users (
        id uuid primary key,
        email text not null constraint users_email_key unique check (email = lower(email)),
        email_confirmed_at timestamptz(3),
        email_proven_at timestamptz(3),
        password_hash text,
        user_metadata jsonb not null,
        banned_until timestamptz(3),
        last_sign_in_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`);
    this.addSql(`
      create table auth.identities (
        id uuid primary key,
        user_id uuid not null references auth.users on delete cascade,
        provider text not null,
        provider_id text not null,
        identity_data jsonb not null,
        last_sign_in_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (provider, provider_id)
      )`);
    this.addSql('create index identities_user on auth.identities (user_id)');
    this.addSql(`
      create table auth.sessions (
        id uuid primary key,
        user_id uuid not null references auth.users on delete cascade,
        aal text not null check (aal in ('aal1', 'aal2')),
        amr jsonb not null,
        refresh_counter integer not null,
        refresh_family_hash text not null,
        refresh_tag_key text not null,
        refreshed_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        address text,
        user_agent text
      )`);
    this.addSql('create index sessions_user on auth.sessions (user_id)');
    this.addSql(`
      create table auth.flow_states (
        id uuid primary key,
        state_hash text not null unique,
        provider text not null,
        redirect_target text not null,
        code_challenge text,
        code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
        provider_code_verifier text not null,
        nonce text not null,
        created_at timestamptz(3) not null,
        claimed_at timestamptz(3),
        auth_code_hash text unique,
        auth_code_issued_at timestamptz(3),
        user_id uuid references auth.users on delete cascade,
        sealed_provider_tokens text,
        check ((code_challenge is null) = (code_challenge_method is null))
      )`);
    this.addSql('create index flow_states_created on auth.flow_states (created_at)');
    this.addSql(`
      create table auth.audit_events (
        id uuid primary key,
        kind text not null,
        user_id uuid not null references auth.users on delete cascade,
        session_id uuid,
        at timestamptz(3) not null
      )`);
    this.addSql('create index audit_events_user on auth.audit_events (user_id, at)');
  }
}
