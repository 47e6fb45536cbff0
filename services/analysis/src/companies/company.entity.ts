import { defineEntity, p } from '@mikro-orm/core';

/** A company that was backed, as the operator imported it. A public fact: nobody's row. */
export const CompanyEntity = defineEntity({
  name: 'Company',
  schema: 'analysis',
  tableName: 'companies',
  checks: [{ name: 'companies_description_check', expression: `description <> ''` }],
  properties: {
    slug: p.text().primary(),
    name: p.text(),
    batch: p.text(),
    description: p.text(),
    topics: p.json<readonly string[]>(),
  },
});

/** The imported list as a whole. Its version changes with each import and tells a running service to read it again. */
export const CompanyListEntity = defineEntity({
  name: 'CompanyList',
  schema: 'analysis',
  tableName: 'company_list',
  checks: [{ name: 'company_list_is_only_check', expression: 'is_only' }],
  properties: {
    isOnly: p.boolean().primary().default(true),
    version: p.uuid(),
    importedAt: p.datetime(3),
  },
});
