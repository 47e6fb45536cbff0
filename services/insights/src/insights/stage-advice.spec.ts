import { describe, expect, it } from '@jest/globals';
import type { StartupContext } from '@playbook/contracts/insights/industry-insights.schema';
import { about } from '../../test/composed-insights.fixture.js';

const next = (
  section: 'business-model' | 'challenges' | 'target-customers' | 'competitors',
  context: StartupContext,
): string => about(section, context).insights.split('**Your next step**')[1]?.trim() ?? '';

const CLIP = {
  ideaBrief: 'A clip that closes the line when a needle slips. Bench prototype exists. No human use yet.',
};
const VEREIN = {
  ideaBrief:
    'We plan drone flights that find fawns before the mower comes. We are a Verein and take no money from farmers.',
};

describe('the next step', () => {
  it('sends nobody who sells to developers from place to place', () => {
    const { insights } = about('market-size', {
      ideaBrief: 'A library for floats.',
      targetUser: 'Developers',
      stage: 'users',
    });
    expect(insights).not.toContain('next place');
  });

  it('asks nobody to use, buy or launch what nobody may use yet', () => {
    const context = { ...CLIP, stage: 'mvp', targetUser: 'Healthcare providers' } as const;
    const steps = (['business-model', 'challenges', 'target-customers', 'competitors'] as const).map((one) =>
      next(one, context),
    );
    expect(steps.join(' ')).not.toMatch(/[Ll]aunch|without help|for money|stopped using/);
  });

  it('asks for no price where those who are served pay nothing', () => {
    const context = { ...VEREIN, stage: 'users' } as const;
    expect(next('business-model', context)).toBe(
      'Write down what a year of it costs, and who has promised which part of that.',
    );
    const { insights, suggestions } = about('business-model', context);
    expect(insights).toContain('“We are a Verein and take no money from farmers”: say who pays for the work instead');
    expect([insights, ...suggestions].join(' ')).not.toMatch(/no price|what they pay/);
    expect(about('market-size', context).insights).not.toContain('has no price');
  });

  it('takes no pilot of a drone for a trial', () => {
    const { insights, suggestions } = about('challenges', {
      ideaBrief: `${VEREIN.ideaBrief} Everyone needs a pilot in the same three hours. Our plan divides pilots in routes.`,
    });
    expect([insights, ...suggestions].join(' ')).not.toMatch(/Long pilots|every pilot|agree now/);
  });

  it.each([
    ['idea', 'Consumers', 'A game for phones.', /what they paid for last year/],
    ['idea', 'Enterprise companies', 'A tag for satellites.', /deposit or a signed letter/],
    ['idea', 'Not specified', 'Records for farms. 34 farms pay us $60 a month.', /costs to win and costs to serve/],
    ['idea', 'Not specified', 'Records for farms. Nine farms would pay us $60 a month.', /deposit or a signed letter/],
    ['mvp', 'Not specified', 'Records for farms. 34 farms pay $60 a month.', /costs to win and costs to serve/],
    [
      'idea',
      'Not specified',
      'Records for farms. 34 farms have it. They pay us $60.',
      /costs to win and costs to serve/,
    ],
    ['mvp', 'Not specified', 'Records for farms. Farms would pay us well.', /for money, however small/],
    ['mvp', 'Not specified', 'Records for farms.', /for money, however small/],
    ['users', 'Not specified', 'We sell a cartridge to wineries.', /costs to win and costs to serve/],
    ['users', 'Not specified', 'Records for farms. 34 farms use it.', /what they would pay/],
    ['users', 'Developers', 'Checks of schemas. $40 a month once we turn billing on in May.', /what they would pay/],
    ['users', 'Not specified', 'Water by barrel at a price of 3 per barrel. 90 households use us.', /costs to win/],
    ['idea', 'Students/educators', 'Students of one dorm swap their meals in an app.', /what they paid for last year/],
    ['mvp', 'Content creators', 'A prototype that checks lace patterns.', /what they would pay for it/],
    ['mvp', 'Not specified', 'A spray of phages for leeks. Registration is pending.', /out of which budget/],
    [
      'users',
      'Not specified',
      'We are a nonprofit for tenants with a $90,000 budget.',
      /promised which part of what a year costs/,
    ],
  ] as const)('fits the stage %s of %s: %s', (stage, targetUser, ideaBrief, step) => {
    expect(next('business-model', { stage, targetUser, ideaBrief })).toMatch(step);
  });

  it('asks nobody for money who has it already, and nobody in court what they looked at first', () => {
    const ideaBrief =
      'Ours is a wet belt with two cameras that grades oyster seed on the boat. Everyone uses shaker screens today, which chip the lip. 40,000 seed an hour. ' +
      'Sells for $34k. Prototype 3 worked last summer on two farms near Mahone Bay. 5 farms paid deposits for spring.';
    expect(next('business-model', { ideaBrief, stage: 'mvp' })).not.toMatch(/^Ask the next of/);
    const ofCourts =
      'We put interpreters on video in courts. Registered as an NGO. It runs in four courts since February.';
    expect(next('competitors', { ideaBrief: ofCourts, stage: 'users' })).toContain('where you are not');
  });

  it('asks whoever decides for pupils, who pay nothing', () => {
    const context = {
      ideaBrief:
        'An app that signs 140 short stories for children who do not hear. Counties pay 11 dollars per child per year. It runs offline on the tablets of 31 schools.',
      targetUsers: 'deaf pupils of 6 to 13 years and their teachers in Kenyan public schools',
      stage: 'users',
      targetUser: 'Students/educators',
    } as const;
    expect(next('competitors', context)).toMatch(/^Ask whoever decides for deaf pupils/);
    expect(next('business-model', context)).toMatch(/^(?:Show what is paid for|Ask whoever decides)/);
    const ofParents = {
      ideaBrief: 'A nasal spray that stops an attack of vomiting before it begins. Nothing is made yet.',
      targetUsers: 'parents of kids who vomit for days',
      stage: 'idea',
      targetUser: 'Consumers',
    } as const;
    expect(next('business-model', ofParents)).toMatch(/^Ask (?:ten|five) parents of kids what they/);
  });
});
