import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../engine/read-text.js';
import { readParties } from './read-parties.js';

const rolesIn = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(readParties(readPitch(text)).map(({ name, roles }) => [name, [...roles].toSorted()]));

describe('everybody whom a text names', () => {
  it('is told apart by what is said of them', () => {
    expect(
      rolesIn(
        'Clinics pay us $90 a month. Nurses use it daily. We hire retired doctors. I was a surgeon. It replaces agencies.',
      ),
    ).toEqual({
      clinics: ['opens', 'pays'],
      nurses: ['uses'],
      'retired doctors': ['supplies'],
      surgeons: ['isFounder'],
      agencies: ['isReplaced'],
    });
  });

  it('is one by the same last word, and two where they are told apart', () => {
    expect(Object.keys(rolesIn('Software for dental clinics. 40 clinics pay.'))).toEqual(['dental clinics']);
    expect(Object.keys(rolesIn('Software for dental clinics. Eye clinics lose patients.'))).toEqual([
      'dental clinics',
      'eye clinics',
      'patients',
    ]);
  });

  it('stands where the text has them, with their place', () => {
    const text = 'We sell to mechanics in Lagos.';
    const [party] = readParties(readPitch(text));
    expect(party).toMatchObject({ name: 'mechanics', place: 'in Lagos', isPlural: true });
    expect(party?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['mechanics']);
  });

  it('has no role by a word that every object has a part of', () => {
    expect(rolesIn('Our constructor dentists pay us.')).toEqual({ 'constructor dentists': ['pays'] });
    expect(rolesIn('Sold under constructor the dentists. We call.')['dentists']).toEqual([]);
  });

  it('is read in time that grows with the text', () => {
    const names = 'dentists and '.repeat(1500);
    expect(readParties(readPitch(`For ${names}vets.`)).length).toBeLessThan(3);
    expect(readParties(readPitch(`${'all '.repeat(3000)}dentists pay us.`))).toHaveLength(1);
  });
});
