import 'reflect-metadata';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eraseAuth } from '@playbook/contracts/auth/auth-account.contract';
import { accountExportSchema } from '@playbook/contracts/founder/account.schema';
import { FOUNDER_LIFECYCLES } from '@playbook/contracts/founder/founder-lifecycles.contract';
import { serviceOf } from '@playbook/contracts/core/procedure';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import { founderTables, lifecycleFaults } from './support/founder-tables.js';
import { loadServices } from './support/service-definitions.js';

const SERVICES = FOUNDER_LIFECYCLES.map(({ service }) => service);
/** The account itself goes last, and its service has procedures of its own for that. */
const LISTED = [...SERVICES, serviceOf(eraseAuth.subject)];

class PlantedMigration {
  getQueries(): string[] {
    return [
      'create table planted.notes (founder_id uuid not null)',
      'alter table "planted"."notes" force row level security',
    ];
  }
}
const PLANTED = {
  name: 'planted',
  schema: { migrations: [{ class: PlantedMigration }] },
};

describe('services that keep rows of founders', () => {
  let services: ServiceDefinition[];
  beforeAll(async () => {
    services = await loadServices();
  });

  it('are all in the list by which accounts are exported and erased (FOUNDER_LIFECYCLES)', async () => {
    expect(await lifecycleFaults(services, LISTED)).toEqual([]);
  });

  it('are found by their migrations', async () => {
    const analysis = services.find(({ name }) => name === 'analysis');
    expect(await founderTables(analysis!)).toEqual(
      expect.arrayContaining(['analysis.pitch_analyses', 'analysis.idea_checks', 'analysis.answer_analyses']),
    );
  });

  it('have their part in the export of an account', () => {
    expect(Object.keys(accountExportSchema.shape)).toEqual(['exportedAt', 'account', ...SERVICES]);
  });
});

describe('the check of the list', () => {
  it('finds a service that is not in it', async () => {
    expect(await lifecycleFaults([PLANTED], [])).toEqual(['planted keeps planted.notes and is not listed']);
  });

  it('finds an entry without a service, and one without rows', async () => {
    const empty = { name: 'empty', schema: { migrations: [] } };
    expect(await lifecycleFaults([PLANTED, empty], ['planted', 'gone', 'empty'])).toEqual([
      'gone is listed and there is no such service',
      'empty is listed and keeps no rows of founders',
    ]);
  });
});
