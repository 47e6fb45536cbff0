import { describe, expect, it } from '@jest/globals';
import { about } from '../../test/composed-insights.fixture.js';

const peopleIn = (description: string): string =>
  about('target-customers', { description, targetUsers: 'those who pay for it' }).suggestions.join('\n');

describe('people whom a founder names', () => {
  it('are no parts of a system', () => {
    const description =
      'It samples live queries. It tells the operator recall per tenant, and tenants see a chart of it.';
    const people = about('target-customers', { description, targetUser: 'Developers' }).suggestions.join('\n');
    expect(people).not.toMatch(/^(?:Tenant|Operator):/m);
  });

  it.each([
    ['Lunch writes what you say. Farmer and vet can read it, but we do not sell to them.', /^(?:Farmer|Vet):/m],
    ["Planning for gangs. We'd text farmers. Not selling to farmers.", /^Farmer:/m],
    ['Drawer is an app for clothes. We are looking for a developer to make it.', /^Developer:/m],
    ['Grave care. Once a month a caretaker washes the stone and sends a photo.', /^Caretaker:/m],
    ['Porch is an AI payables clerk.', /^Clerk:/m],
    ['Lift plans. The contractor just receives the file, they are not our customer.', /^Contractor:/m],
    ['Rounds for sweeps. The property manager asks for a login, not our topic now.', /^Property manager:/m],
    ['It answers the phone of a lab. It does not talk to patients.', /^Patient:/m],
    ['We make an AI tutor for exams in mathematics.', /^Tutor:/m],
    ['Papers for firms. It knows when a plumber has sent the wrong one, and asks again.', /^Plumber:/m],
    ['Signs is a tablet app where a deaf teacher explains each idea.', /^Teacher:/m],
    ['It texts who may get a free lawyer.', /^Lawyer:/m],
    ['A clamp for pipes. Installation is 3 hours by a plumber.', /^Plumber:/m],
    ['Software for lifts. I sold for Sage for five years and closed plumbers.', /^Plumber:/m],
    ['Agents for forms. My co-founder Emre was machine learning engineer at Trendyol.', /^Engineer:/m],
    ['Heat from the cold rooms of butchers and shops.', /^Butcher:/m],
    ['Cash for agencies. We are not a bank and we don’t lend to caregivers.', /^Caregiver:/m],
    ['Payroll for schools. There is a lesson allowance. We do not lend to teachers.', /140 pupils|bank compliance/],
  ])(
    'are none to ask where nothing is sold to them, or they are looked for, or the product is one: %s',
    (text, wrong) => {
      expect(peopleIn(text)).not.toMatch(wrong);
    },
  );

  it.each([
    ['A box hears a part going. It tells the mechanic which one.', /^Mechanic: you write “It tells/m],
    [
      'I worked nine years as a clerk. The clerk receives an email and must write 54 boxes.',
      /^Clerk: you write “The clerk receives/m,
    ],
    ['Papers for the office. Nurses type them again at night.', /^Nurse: you write “Nurses type/m],
  ])('are asked where the text says what they do or get: %s', (text, line) => {
    expect(peopleIn(text)).toMatch(line);
  });

  it('are none of whom there are few', () => {
    expect(
      peopleIn('It checks knitting patterns. Big sizes go unchecked because few testers knit them.'),
    ).not.toContain('Tester:');
  });

  it('are of no industry whom the text does not name', () => {
    const mushrooms =
      'A trolley with cameras that says which mushrooms to pick. We sell it to farms for €9,800 a room.';
    const people = about('target-customers', { ideaBrief: mushrooms, industry: 'Infrastructure' }).suggestions;
    expect(people.join(' ')).not.toMatch(/[Bb]ank|reliability/);
  });

  it('are neither who stands between two nor who is gone around', () => {
    const ideaBrief =
      'Herders sell by eye and brokers buy by weight. Our ledger sends the differences to the owner and not to the manager.';
    expect(about('target-customers', { ideaBrief }).suggestions.join(' ')).not.toMatch(/Broker|Manager/);
  });
});
