import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import type { Company } from './company.js';

const VERSION = 'select version from analysis.company_list';
const ALL = 'select slug, name, batch, description, topics from analysis.companies order by slug';
const INSERT = `
  insert into analysis.companies (slug, name, batch, description, topics)
  select slug, name, batch, description, topics
  from jsonb_to_recordset(?::jsonb) as c (slug text, name text, batch text, description text, topics jsonb)`;
const SET_VERSION = `
  insert into analysis.company_list (version, imported_at) values (?, now())
  on conflict (is_only) do update set version = excluded.version, imported_at = excluded.imported_at`;

/** The imported list of companies. */
@Injectable()
export class CompaniesRepository {
  constructor(private readonly database: Database) {}

  /** Changes with each import; null before the first. */
  async version(): Promise<string | null> {
    const [row] = await this.database.query<{ version: string }>(VERSION, []);
    return row?.version ?? null;
  }

  all(): Promise<Company[]> {
    return this.database.query<Company>(ALL, []);
  }

  /** Puts a list in the place of the one before, in one transaction: readers see either. Slugs must be unique. */
  async replaceAll(companies: readonly Company[]): Promise<void> {
    await this.database.inTransaction(async (em) => {
      // Two imports at once wait for one another; readers do not wait.
      await em.execute('lock table analysis.company_list in exclusive mode');
      await em.execute('delete from analysis.companies');
      await em.execute(INSERT, [JSON.stringify(companies)]);
      await em.execute(SET_VERSION, [randomUUID()]);
    });
  }
}
