import { Migration } from '@mikro-orm/migrations';

/** Second factors, their challenges, and which of them raised a session. A code's time step is taken once: it joins `used_steps`. */
export class CreateFactors extends Migration {
  override up(): void {
    this.addSql(`
      create table auth.factors (
        id uuid primary key,
        user_id uuid not null references auth.users on delete cascade,
        friendly_name text not null,
        status text not null check (status in ('verified', 'unverified')),
        sealed_secret text not null,
        used_steps integer[] not null default '{}',
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (user_id, friendly_name)
      )`);
    this.addSql(`
      create table auth.factor_challenges (
        id uuid primary key,
        factor_id uuid not null references auth.factors on delete cascade,
        address text not null,
        created_at timestamptz(3) not null,
        verified_at timestamptz(3)
      )`);
    this.addSql('create index factor_challenges_factor on auth.factor_challenges (factor_id)');
    this.addSql('alter table auth.sessions add column factor_id uuid references auth.factors on delete set null');
    this.addSql('create index sessions_factor on auth.sessions (factor_id) where factor_id is not null');
  }
}
