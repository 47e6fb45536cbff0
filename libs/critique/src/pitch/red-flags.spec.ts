import { describe, expect, it } from '@jest/globals';
import { critiquePitch } from './critique-pitch.js';
import { RED_FLAG_RULES } from './red-flags.js';

const flags = (text: string): string[] => critiquePitch(text).redFlags.map(({ id }) => id);

const TRIGGERS: readonly (readonly [id: string, raised: string, notRaised: string])[] = [
  ['RF1', 'We are the future of everything', 'Payroll for dentists'],
  ['RF2', 'We make payroll for people', 'We make payroll for dentists'],
  ['RF3', 'We help people be more productive', 'Payroll for dentists'],
  ['RF4', 'A platform and ecosystem for dentists', 'A system for dentists'],
  ['RF5', 'Amazing payroll for dentists', 'The best payroll for dentists'],
  [
    'RF6',
    'AI-powered payroll for dentists',
    'AI-powered payroll for dentists, checked by retired accountants using bank feeds',
  ],
  ['RF7', 'We scan, search, compare, save and share receipts for dentists', 'We scan and file receipts for dentists'],
  ['RF8', 'Uber for dog grooming', 'Payroll for dentists'],
  ['RF9', 'Payroll for dentists with no competition', 'Payroll for dentists'],
  ['RF10', 'We will file payroll for dentists', 'We file payroll for dentists'],
  ['RF11', 'Changing the world with payroll for dentists', 'Payroll for dentists'],
  ['RF12', 'AI for payroll at dental practices', 'Payroll for dental practices'],
  ['RF13', `Payroll for dentists ${'who pay their staff by hand every week '.repeat(5)}`, 'Payroll for dentists'],
  ['RF14', 'Payroll for dentists', 'We file payroll for small dental practices'],
  ['RF15', 'An API that joins QMS, MES and PLM for factories', 'An API for HR and IT'],
  ['RF16', '3 apps, 4 tools, 5 plans, 6 pens and 7 chairs for dentists', 'We file payroll in 10 minutes for $6'],
  ['RF17', 'Payroll for dentists with 40,000 downloads', 'Payroll that 400 dentists pay for'],
  ['RF20', 'The best payroll for dentists', 'Payroll for dentists'],
];

describe('red flags', () => {
  it.each(TRIGGERS)('%s is raised by %j and not by %j', (id, raised, notRaised) => {
    expect(flags(raised)).toContain(id);
    expect(flags(notRaised)).not.toContain(id);
  });

  it('are all tried here', () => {
    expect(TRIGGERS.map(([id]) => id)).toEqual(RED_FLAG_RULES.map(({ code }) => code));
  });

  it('say of a statement about the world that nothing is sold', () => {
    const text = 'Restaurants throw away a third of the fish they buy.';
    const flag = critiquePitch(text).redFlags.find(({ id }) => id === 'RF1');
    expect(flag?.spans).toEqual([{ start: 0, end: text.length - 1 }]);
  });

  it('do not take the best 300 of 3,000 photos for praise of the product', () => {
    expect(flags('SortaPic picks the best 300 of 3,000 wedding photos overnight for photographers.')).not.toContain(
      'RF20',
    );
  });

  it('do not ask what the software does where one word is of artificial intelligence and the rest says it', () => {
    const text = 'An AI copilot for radiologists that drafts the report while the scan is read.';
    expect(flags(text)).not.toContain('RF6');
  });

  it.each([
    ['RF20', 'Camera for scaffolding firms: two firms billed £17,600 for lost tubes in the first quarter.'],
    ['RF17', 'An open source tool to diff two databases: 340 weekly downloads, 7 companies pay $12k a year.'],
    ['RF16', 'Dress rental in Houston for $180 instead of $900, 57 dresses, each went out 6 times <3'],
    ['RF2', 'Mamas in Houston pay $180 instead of $900 for a dress that they rent from us.'],
  ])('do not raise %s by %j', (id, text) => {
    expect(flags(text)).not.toContain(id);
  });

  it('raise none by a word that is meant', () => {
    const { buzzwords } = critiquePitch(
      'A search engine for ship insurance: 90 people ask how many ships pay a premium.',
    );
    expect(buzzwords).toEqual([]);
  });

  it('quote what raised them', () => {
    const text = 'Payroll for dentists with 40,000 downloads';
    const flag = critiquePitch(text).redFlags.find(({ id }) => id === 'RF17');
    expect(flag?.message).toContain("'40,000 downloads'");
    expect(flag?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['40,000 downloads']);
  });
});
