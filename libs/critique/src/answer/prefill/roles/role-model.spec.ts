import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readModel } from '../../../engine/read-model.js';
import { readPitch } from '../../../engine/read-text.js';
import { readBriefRoles } from './brief-roles.js';
import { isBesideStartup, leadingRole, says } from './said-roles.js';
import { ROLE_MEASURES } from './role-measures.js';
import { placesOf, type RoleModelFile } from './role-model.js';
import { rolesOf } from './sentence-roles.js';

const BRIEF = [
  'Tidepost is a buoy that tells mussel farmers when to close the lines.',
  'My father farmed mussels in Galicia and I was a hydrologist for nine years.',
  'Today they ring a laboratory and wait three days for the result.',
  'We first tried an app for sailors, which 40 people used and nobody paid for.',
  '31 farms pay us 60 euros a month.',
  'Since January 2025 the harbour office has to publish its water samples.',
  '“You saved my August,” said one of them.',
  'We will hire a second engineer in spring.',
];
const MODEL = readModel<RoleModelFile>(new URL('./role-model.json', import.meta.url));
const ROLES = ['product', 'founder', 'today', 'past', 'traction', 'change', 'quote', 'plan'] as const;

describe('what the sentences of a brief say', () => {
  const roles = rolesOf(BRIEF.map((text) => readPitch(text)));

  it.each(ROLES.map((role, index) => [role, BRIEF[index], index] as const))('is told: %s of “%s”', (role, _, index) => {
    const own = roles[index];
    expect(own === undefined ? null : leadingRole(own)).toBe(role);
  });

  it('may be two things at once', () => {
    const own = roles[4];
    expect(own !== undefined && says(own, 'traction') && says(own, 'price')).toBe(true);
  });

  it('leaves the founders, what was given up and what somebody said beside the startup', () => {
    const beside = BRIEF.filter((_, index) => {
      const own = roles[index];
      return own !== undefined && isBesideStartup(own);
    });
    expect(beside).toEqual([BRIEF[1], BRIEF[3], BRIEF[6]]);
  });

  it('is asked of a part of the brief', () => {
    const { of, maySay } = readBriefRoles(BRIEF.join(' '));
    expect(maySay('31 farms pay us 60 euros', 'price')).toBe(true);
    expect(maySay('which 40 people used', 'traction')).toBe(false);
    expect(of('nothing of this')).toBeUndefined();
    expect(maySay('nothing of this', 'traction')).toBe(true);
  });

  it('says nothing surely of a short text: every sentence of it may be of the startup', () => {
    const { maySay } = readBriefRoles('We log each flight. Before us it was a whiteboard.');
    expect(maySay('Before us it was a whiteboard', 'today')).toBe(true);
  });

  it('has a score for each sentence of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 80 }), { maxLength: 9 }), (sentences) => {
        const read = rolesOf(sentences.map((text) => readPitch(text)));
        expect(read).toHaveLength(sentences.length);
        for (const { scores } of read) expect(Object.values(scores).every(Number.isFinite)).toBe(true);
      }),
    );
  });

  it('has points for each measure and each place', () => {
    for (const { measures } of Object.values(MODEL.own))
      expect(measures).toHaveLength(ROLE_MEASURES.length + placesOf(0, 1).length);
  });

  it('takes a part of a sentence for that one, and none for a word that others begin with', () => {
    const { of } = readBriefRoles([...BRIEF, 'We'].join('\n'));
    expect(of('We hire nobody')).toBeUndefined();
    expect(of('31 farms pay us')).toEqual(of('31 farms pay us 60 euros a month.'));
  });
});
