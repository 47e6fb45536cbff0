import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { Database } from '@playbook/service-kit/persistence/database';
import { ormOptions } from '@playbook/service-kit/persistence/orm-options';
import { createTestDatabase, type TestDatabase } from '@playbook/testing/database/create-test-database';
import { analysisService, importCompanies } from '../service.js';
import { CompaniesRepository } from './companies.repository.js';
import { SimilarCompanies } from './similar-companies.service.js';

const listing = (slug: string, oneLiner: string, ...tags: string[]) => ({
  name: slug.toUpperCase(),
  slug,
  batch: 'Winter 2024',
  one_liner: oneLiner,
  tags: tags.length > 0 ? tags : ['Dental', 'Payroll'],
});
/** A word tells something only in a list where not all companies use it. */
const OTHERS = Array.from({ length: 6 }, (_, at) =>
  listing(`farm-${at}`, `Drones that spray field ${at}`, 'Agriculture'),
);
const LIST = [
  listing('toothpay', 'Payroll for dental practices'),
  listing('flosser', 'Dental payroll by text message'),
];
const OTHER_LIST = [listing('toothpay', 'Payroll for dental practices'), listing('gums', 'Payroll of dental nurses')];
const IDEA = 'Payroll for the dental practices that still run it by hand';

describe('the list of companies on PostgreSQL', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let similar: SimilarCompanies;
  beforeAll(async () => {
    database = await createTestDatabase(analysisService);
    orm = await MikroORM.init(ormOptions(analysisService.schema, database.url));
    similar = new SimilarCompanies(new CompaniesRepository(new Database(orm)));
  });
  afterAll(async () => {
    await orm.close(true);
    await database.drop();
  });

  const names = async (): Promise<string[]> => (await similar.find(IDEA)).map(({ name }) => name).toSorted();
  const importList = (...listings: object[]) => importCompanies(database.url, JSON.stringify([...listings, ...OTHERS]));

  it('compares with the list that ships before the first import', async () => {
    expect(await names()).toContain('Gusto');
  });

  it('compares with the imported list from the next search on, however often it is imported', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect(await importList(...LIST, listing('silent', ''))).toEqual({ imported: 8, skipped: 1 });
      expect(await names()).toEqual(['FLOSSER', 'TOOTHPAY']);
    }
    await importList(...OTHER_LIST);
    expect(await names()).toEqual(['GUMS', 'TOOTHPAY']);
  });

  it('keeps the old list when the new one cannot be used', async () => {
    await importList(...LIST);
    for (const unusable of [{ slug: 'nameless' }, listing('nul', 'a \u0000 b'), LIST[0] ?? {}]) {
      await expect(importList(...LIST, unusable)).rejects.toMatchObject({ code: 'COMPANIES_UNUSABLE' });
    }
    expect(await names()).toEqual(['FLOSSER', 'TOOTHPAY']);
  });

  it('shows one of the lists that are imported at the same time, never a mixture', async () => {
    await Promise.all([importList(...LIST), importList(...OTHER_LIST)]);
    expect([
      ['FLOSSER', 'TOOTHPAY'],
      ['GUMS', 'TOOTHPAY'],
    ]).toContainEqual(await names());
  });
});
