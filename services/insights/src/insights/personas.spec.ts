import { describe, expect, it } from '@jest/globals';
import { about } from '../../test/composed-insights.fixture.js';

const peopleIn = (description: string): string =>
  about('target-customers', { description, targetUsers: 'those who pay for it' }).suggestions.join('\n');

describe('people whom a founder names', () => {
  it.each([
    ['Lunch writes what you say. Farmer and vet can read it, but we do not sell to them.', /^(?:Farmer|Vet):/m],
    ["Planning for gangs. We'd text farmers. Not selling to farmers.", /^Farmer:/m],
    ['Drawer is an app for clothes. We are looking for a developer to make it.', /^Developer:/m],
    ['Grave care. Once a month a caretaker washes the stone and sends a photo.', /^Caretaker:/m],
    ['Porch is an AI payables clerk.', /^Clerk:/m],
    ['It answers the phone of a lab. It does not talk to patients.', /^Patient:/m],
    ['We make an AI tutor for exams in mathematics.', /^Tutor:/m],
    ['Payroll for schools. There is a lesson allowance. We do not lend to teachers.', /140 pupils|bank compliance/],
  ])(
    'are none to ask where nothing is sold to them, or they are looked for, or the product is one: %s',
    (text, wrong) => {
      expect(peopleIn(text)).not.toMatch(wrong);
    },
  );

  it('are asked where they use it', () => {
    expect(peopleIn('A box hears a part going. It tells the mechanic which one.')).toMatch(/^Mechanic: you write/m);
  });
});
