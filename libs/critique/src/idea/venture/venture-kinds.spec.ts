import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema, type IdeaCritique } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '../critique-idea.js';
import { readIdea } from '../signals/idea-text.js';
import { ventureKindsOf } from './venture-kinds.js';

const formOf = (ideaBrief: string, problem = ''): Parameters<typeof readIdea>[0] =>
  ideaFormSchema.parse({ ideaBrief, problem });
const kindsOf = (ideaBrief: string): string[] => [...ventureKindsOf(readIdea(formOf(ideaBrief)), null)];
const check = (ideaBrief: string, problem = ''): IdeaCritique => critiqueIdea(formOf(ideaBrief, problem));
const saidOf = ({ weaknesses, suggestions, rewrites, categoryRisk }: IdeaCritique): string =>
  [
    ...weaknesses,
    ...suggestions,
    ...rewrites.map(({ text }) => text),
    categoryRisk.message,
    ...categoryRisk.suggestions,
  ].join(' ');

describe('kinds of ventures', () => {
  it.each([
    ['A social network for gardeners. People post one photo of a plant a day.', ['audience']],
    ['Nonprofit that drives cancer patients to their treatment.', ['charity']],
    ['A catalyst that makes ammonia at 40 bar. In our lab it ran for 300 hours.', ['laboratory']],
    ['An endolysin for cows with mastitis. In a challenge study of 36 cows the cure was 67%.', ['approval']],
    ['All-in-one tool for creators: link in bio, shop, newsletter, scheduler.', []],
    ['A patch that reads lactate of patients in intensive care.', ['medical', 'machine']],
    ['We lend to bakeries against their card sales.', ['lender']],
    ['Reusable crates with a lid for florists.', []],
    ['Drones that wash the glass of office towers.', ['machine']],
    ['Marketplace where farmers rent out their trailers.', ['market']],
    ['Software for hospitals that finds infusion pumps and devices.', []],
    ['Test automation for pumps and sensors.', []],
    ['A collar with a sensor that tells a vet how the surgery of a dog heals.', ['machine']],
    ['Payroll for nursing homes.', []],
  ])('knows what %j is', (brief, kinds) => {
    expect(kindsOf(brief).toSorted()).toEqual(kinds.toSorted());
  });

  it('asks a social network for no price and no cost, but what brings people back', () => {
    const said = saidOf(
      check(
        'A social network for people who walk at night. They leave a short poem at a bench and others find it.',
        'Social apps are loud. People feel alone in big cities.',
      ),
    );
    expect(said).not.toMatch(/for a price|no price|cost last month|It costs|Customers pay|That costs|pays before/);
    expect(said).toMatch(/fifty people/);
  });

  it('asks a charity who funds it', () => {
    const said = saidOf(
      check(
        'Non-profit that sends a retired nurse to families with a newborn in the first week. Hospitals get it free.',
        'One in nine newborns is back in hospital within ten days, mostly for things a nurse would have seen.',
      ),
    );
    expect(said).not.toMatch(/one trade|one job, one price|customers for a price|customer who pays/);
  });

  it('sends whoever makes a medical thing to a clinic and not to sell by hand', () => {
    const said = saidOf(
      check(
        'A sensor patch for premature infants that measures bilirubin through the skin.',
        'Nurses prick the heel of a newborn every eight hours.',
      ),
    );
    expect(said).not.toMatch(/by hand for|do yourselves, by hand|customer who pays/);
    expect(said).toMatch(/one clinic/);
  });

  it('suggests a first step that fits what nobody has used yet, and no results', () => {
    const { suggestions } = check(
      'A bank account for film crews that splits each payment into tax, rent and pay.',
      'A gaffer is paid $9,000 in March and nothing in April, and the tax bill is a surprise.',
    );
    expect(suggestions.join(' ')).not.toMatch(/tax season|last month|last week/);
  });

  it('takes a result in the laboratory for the change, and asks for the cost at full size', () => {
    const critique = check(
      'A binder that turns sawdust into boards without formaldehyde. In our lab boards held 18 newtons per square millimetre.',
      'Board makers pay fines for formaldehyde and the bio binders swell in damp rooms.',
    );
    expect(critique.weaknesses.join(' ')).not.toMatch(/in 2015|five years ago|this year|became possible/);
    expect(saidOf(critique)).not.toContain('a hundred customers bring');
  });

  it('sends nobody who waits for an approval to find ten who pay', () => {
    const said = saidOf(
      check(
        'An endolysin infused into the udder for mastitis of dairy cows. In a challenge study of 36 cows the cure was 67% against 28%. ' +
          'Registration is four years away. The farm price would be EUR 14.',
        'A case costs the farmer about EUR 240.',
      ),
    );
    expect(said).toContain('which result would make');
    expect(said).not.toMatch(/sign or pay, and count|grower/);
  });
});
