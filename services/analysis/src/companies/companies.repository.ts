import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@playbook/service-kit/persistence/database';
import { runIn } from '@playbook/service-kit/persistence/rows';
import { sql } from '@playbook/service-kit/persistence/statement';
import { z } from 'zod';
import { type Company, companySchema } from './company.js';

const versionSchema = z.object({ version: z.uuid() });

/** The imported list of companies. */
@Injectable()
export class CompaniesRepository {
  constructor(private readonly database: Database) {}

  /** Changes with each import; null before the first. */
  async version(): Promise<string | null> {
    const row = await this.database.row(versionSchema, sql`select version from analysis.company_list`);
    return row?.version ?? null;
  }

  all(): Promise<Company[]> {
    return this.database.rows(
      companySchema,
      sql`select slug, name, batch, description, topics from analysis.companies order by slug`,
    );
  }

  /** Puts a list in the place of the one before, in one transaction: readers see either. Slugs must be unique. */
  async replaceAll(companies: readonly Company[]): Promise<void> {
    await this.database.inTransaction(async (em) => {
      // Two imports at once wait for one another; readers do not wait.
      await runIn(em, sql`lock table analysis.company_list in exclusive mode`);
      await runIn(em, sql`delete from analysis.companies`);
      await runIn(
        em,
        sql`
          insert into analysis.companies (slug, name, batch, description, topics)
          select slug, name, batch, description, topics
          from jsonb_to_recordset(${JSON.stringify(companies)}::jsonb)
            as c (slug text, name text, batch text, description text, topics jsonb)`,
      );
      await runIn(
        em,
        sql`
          insert into analysis.company_list (version, imported_at) values (${randomUUID()}, now())
          on conflict (is_only) do update set version = excluded.version, imported_at = excluded.imported_at`,
      );
    });
  }
}
