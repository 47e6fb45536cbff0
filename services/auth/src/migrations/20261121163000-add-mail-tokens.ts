import { Migration } from '@mikro-orm/migrations';

/** Mailed codes and links, what users see of them, and sign-ins by link that end with an auth code. */
export class AddMailTokens extends Migration {
  override up(): void {
    this.addSql(`
      alter table auth.users
        add confirmation_sent_at timestamptz(3),
        add recovery_sent_at timestamptz(3),
        add new_email text check (new_email = lower(new_email)),
        add email_change_sent_at timestamptz(3)`);
    this.addSql(`
      create table auth.mail_tokens (
        id uuid primary key,
        user_id uuid not null references auth.users on delete cascade,
        purpose text not null check (purpose in ('signup', 'magiclink', 'recovery', 'invite', 'email_change_current',
          'email_change_new', 'reauthentication')),
        address text not null,
        code_hash text not null,
        link_hash text not null unique,
        failures integer not null,
        code_challenge text,
        code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
        created_at timestamptz(3) not null,
        confirmed_at timestamptz(3),
        unique (user_id, purpose),
        check ((code_challenge is null) = (code_challenge_method is null))
      )`);
    this.addSql('create index mail_tokens_address on auth.mail_tokens (address)');
    this.addSql('create index mail_tokens_created on auth.mail_tokens (created_at)');
    this.addSql(`
      alter table auth.flow_states
        add mail_token_id uuid references auth.mail_tokens on delete cascade`);
    this.addSql('create index flow_states_mail_token on auth.flow_states (mail_token_id)');
    this.addSql('create index flow_states_user on auth.flow_states (user_id)');
  }
}
