import { defineEntity, type EntitySchema, p } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { describe, expect, it } from '@jest/globals';
import { founderTable, limitToFounder, ownRowsOf } from '@playbook/service-kit/persistence/founder-table';
import { schemaDifferences } from '@playbook/testing/database/schema-differences';
import { SERVICES } from './services.js';

describe('a schema as its migrations leave it', () => {
  it.each(SERVICES.map((service) => [service.name, service] as const))(
    'is the one that the entities of %s describe, policies and triggers included',
    async (_name, service) => {
      expect(await schemaDifferences(service)).toEqual([]);
    },
  );
});

const TABLE = { schema: 'planted', table: 'notes' };
const properties = { id: p.uuid().primary(), founderId: p.uuid() };
const protectedNotes = defineEntity({ name: 'Note', ...ownRowsOf(TABLE), properties });
const triggeredNotes = defineEntity({ name: 'Note', ...founderTable(TABLE), properties });
const openNotes = defineEntity({ name: 'Note', schema: TABLE.schema, tableName: TABLE.table, properties });
const longerNotes = defineEntity({ name: 'Note', ...ownRowsOf(TABLE), properties: { ...properties, text: p.text() } });

const CREATE = 'create table planted.notes (id uuid primary key, founder_id uuid not null)';
const PROTECTED = [CREATE, ...limitToFounder(TABLE)];

let count = 0;
/** What is said of a schema with these entities that these statements make. */
function differences(entities: readonly EntitySchema[], statements: readonly string[]): Promise<string[]> {
  class Create extends Migration {
    override up(): void {
      for (const statement of statements) this.addSql(statement);
    }
  }
  const migrations = [{ name: '20261123000000-create', class: Create }];
  return schemaDifferences({ name: `planted${(count += 1)}`, schema: { schema: 'planted', entities, migrations } });
}

describe('the check of schemas', () => {
  it('finds nothing where entity and table agree', async () => {
    expect(await differences([protectedNotes], PROTECTED)).toEqual([]);
  });

  it.each([
    ['a table without an entity', [], PROTECTED, 'drop table'],
    ['a column that no table has', [longerNotes], PROTECTED, 'add "text"'],
    [
      'a column that no entity has',
      [protectedNotes],
      [...PROTECTED, 'alter table planted.notes add text text'],
      'drop column "text"',
    ],
    [
      'a check that no entity has',
      [protectedNotes],
      [...PROTECTED, `alter table planted.notes add check (id <> founder_id)`],
      'drop constraint',
    ],
    [
      'an index that no entity has',
      [protectedNotes],
      [...PROTECTED, 'create index on planted.notes (founder_id)'],
      'drop index',
    ],
    ['a policy that the table lacks', [protectedNotes], [CREATE], 'create policy "own_rows"'],
    [
      'a policy that lets more through',
      [protectedNotes],
      [...PROTECTED, 'alter policy own_rows on planted.notes using (true)'],
      'policy "own_rows"',
    ],
    ['a trigger that the table lacks', [triggeredNotes], PROTECTED, 'create trigger'],
    ['a founder’s table without row-level security', [openNotes], [CREATE], 'notes has no row-level security'],
  ])('finds %s', async (_, entities, statements, difference) => {
    expect((await differences(entities, statements)).join('\n')).toContain(difference);
  });
});
