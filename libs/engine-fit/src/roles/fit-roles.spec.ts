import { describe, expect, it } from '@jest/globals';
import { readPitch } from '@playbook/critique/engine/read-text';
import { measureRole } from '@playbook/critique/answer/prefill/roles/role-measures';
import { RoleModel } from '@playbook/critique/answer/prefill/roles/role-model';
import { leadingRole } from '@playbook/critique/answer/prefill/roles/said-roles';
import type { SentenceRole } from '@playbook/critique/answer/prefill/roles/sentence-role';
import { readWordVectors } from '../numbers/word-vectors.js';
import { fitRoles } from './fit-roles.js';
import { trainingBriefs } from './training-briefs.js';

const labelled = (text: string, role: SentenceRole) => ({ measured: measureRole(readPitch(text)), roles: [role] });

const briefsOf = (trade: string, count: number) => [
  labelled(`It is an app that counts ${trade} for owners.`, 'product'),
  labelled(`I worked with ${trade} for ${count} years at my uncle's yard.`, 'founder'),
  labelled(`${count} owners pay us for it every month.`, 'traction'),
];

const TRADES = [
  'boats',
  'bees',
  'pumps',
  'sheep',
  'looms',
  'trees',
  'bells',
  'carts',
  'wells',
  'kilns',
  'nets',
  'sails',
];

describe('a fit of sentence roles', () => {
  it('tells roles in a brief that it has not seen', () => {
    const briefs = TRADES.map((trade, index) => briefsOf(trade, index + 3));
    const model = new RoleModel(fitRoles(briefs, readWordVectors()));
    const unseen = briefsOf('ovens', 30);
    const told = model.rolesOf(unseen.map(({ measured }) => measured)).map(leadingRole);
    expect(told).toEqual(unseen.flatMap(({ roles }) => roles));
  });

  it('has a reader’s label for each sentence of its training', () => {
    const sentences = trainingBriefs().flat();
    expect(sentences.length).toBeGreaterThan(4_000);
    expect(sentences.filter(({ roles }) => roles.length === 0)).toEqual([]);
  });
});
