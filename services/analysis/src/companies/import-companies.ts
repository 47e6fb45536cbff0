import { MikroORM } from '@mikro-orm/postgresql';
import { StartError } from '@playbook/service-kit/config/start-error';
import { Database } from '@playbook/service-kit/persistence/database';
import { requireMigrated } from '@playbook/service-kit/persistence/migration/migrate';
import { ormOptions, type SchemaDefinition } from '@playbook/service-kit/persistence/orm-options';
import { z } from 'zod';
import { CompaniesRepository } from './companies.repository.js';
import type { Company } from './company.js';
import { companyListingSchema, toCompany } from './company-listing.schema.js';

const MAX_COMPANIES = 50_000;
const listingsSchema = z.array(companyListingSchema).min(1).max(MAX_COMPANIES);

export interface ImportedCompanies {
  readonly imported: number;
  /** Listings that say nothing about what the company does. */
  readonly skipped: number;
}

/**
 * Reads a list in the public JSON shape of the YC directory's listings.
 * @param text The file's text: a JSON array.
 * @throws StartError `COMPANIES_UNUSABLE` that names the row and the property
 */
export function readCompanies(text: string): readonly (Company | null)[] {
  const listings = listingsSchema.safeParse(parseJson(text));
  if (!listings.success) {
    const [issue] = listings.error.issues;
    const [row, ...path] = issue?.path ?? [];
    const where =
      typeof row === 'number' ? ` in company ${row + 1}${path.length > 0 ? `, "${path.join('.')}"` : ''}` : '';
    throw unusable(`${issue?.message ?? 'unknown fault'}${where}`);
  }
  const seen = new Set<string>();
  for (const [at, { slug }] of listings.data.entries()) {
    if (seen.has(slug)) throw unusable(`the slug of company ${at + 1} stands in the list twice`);
    seen.add(slug);
  }
  return listings.data.map(toCompany);
}

/**
 * Replaces the list of companies, all or nothing; services that run read it at their next search.
 * @param databaseUrl Address with the analysis service's runtime role.
 * @throws StartError `MIGRATION_PENDING`; ProcedureError `service_unavailable` when the database cannot be reached
 */
export async function replaceCompanies(
  schema: SchemaDefinition,
  databaseUrl: string,
  listed: readonly (Company | null)[],
): Promise<ImportedCompanies> {
  const companies = listed.filter((company) => company !== null);
  const orm = await MikroORM.init(ormOptions(schema, databaseUrl));
  try {
    await requireMigrated(orm, { name: 'analysis', schema });
    await new CompaniesRepository(new Database(orm)).replaceAll(companies);
  } finally {
    await orm.close(true);
  }
  return { imported: companies.length, skipped: listed.length - companies.length };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable('it is not JSON', error);
  }
}

const unusable = (reason: string, cause?: unknown): StartError =>
  new StartError('COMPANIES_UNUSABLE', `The list of companies cannot be used: ${reason}.`, {
    cause,
  });
