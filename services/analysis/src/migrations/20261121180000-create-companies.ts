import { Migration } from '@mikro-orm/migrations';

/**
 * Companies that YC has backed, as the operator imported them. Public facts: nobody's rows, so without row-level security. The list's
 * version changes with each import and tells a running service to read it again.
 */
export class CreateCompanies extends Migration {
  override up(): void {
    this.addSql(`
      create table analysis.companies (
        slug text primary key,
        name text not null,
        batch text not null,
        description text not null check (description <> ''),
        topics jsonb not null
      )`);
    this.addSql(`
      create table analysis.company_list (
        is_only boolean primary key default true check (is_only),
        version uuid not null,
        imported_at timestamptz(3) not null
      )`);
  }
}
