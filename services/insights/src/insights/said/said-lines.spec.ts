import { describe, expect, it } from '@jest/globals';
import { about } from '../../../test/composed-insights.fixture.js';

describe('what is said of a section', () => {
  it('asks whether those pay for whom it only is', () => {
    const line = (description: string): string => about('target-customers', { description }).insights;
    expect(line('A tally app for shearing contractors.')).toContain('Say whether it is they who pay, and');
    expect(line('23 shearing contractors pay $85 a month.')).not.toContain('whether it is they who pay');
  });

  it.each([
    ['We put a probe into sacks of cacao. We sell to groups of growers.', 'users'],
    ['A controller for kilns. 118 units sold so far.', 'users'],
    ['A tablet beside the dye vat. It weighs.', 'revenue'],
  ] as const)('asks nobody who pays where that is told: %s', (description, stage) => {
    const { insights } = about('target-customers', { description, stage });
    expect(insights).not.toContain('not sure who pays');
    expect(insights).toContain('what happens on the day one of your customers looks for this');
  });

  it('calls whoever is only named customers in one line, and asks there', () => {
    const named = { description: 'A tally app for shearing contractors.' };
    expect(about('competitors', named).insights).not.toContain('contractors');
    expect(about('market-size', named).insights).toContain('no figure about this market');
    const paying = { description: '23 shearing contractors pay $85 a month.' };
    expect(about('competitors', paying).insights).toContain('sells this to shearing contractors');
  });

  it('counts nobody whose name is an aside', () => {
    expect(about('market-size', { targetUsers: '(a)' }).suggestions.join(' ')).not.toContain('Count :');
    expect(about('target-customers', { targetUsers: '(a)' }).insights).not.toContain('You name .');
  });

  it('puts no price on how things are', () => {
    const { suggestions } = about('market-size', {
      ideaBrief: 'A sauna on a trailer.',
      problem: 'People who swim in winter have nowhere to warm up.',
    });
    expect(suggestions.join(' ')).not.toContain('Put a yearly price');
  });

  it('names no rival whom the founder does not name', () => {
    const letters = 'We write discharge letters. Two hospitals pay $4 a letter.';
    const { insights } = about('competitors', { ideaBrief: letters, industry: 'Healthcare' });
    expect(insights).toContain('Playbook does not know who else sells this to hospitals');
    expect(insights).not.toContain('Epic');
  });

  it.each([
    ['The routing software we paid $14,000 a year for is built to plan in July.', /14,000/],
    ['Her husband was sending 28,000 rupees each month.', /28,000/],
    ['Each night is a jail bed at $168.', /168/],
  ])('takes no sum of the problem for the price: %s', (problem, sum) => {
    expect(about('business-model', { ideaBrief: 'A plan for each bus route.', problem }).insights).not.toMatch(sum);
  });

  it('takes no trial of others for a pilot of theirs', () => {
    const ideaBrief = "Credits from rice. The government's new exchange starts as a pilot in 2027.";
    expect(about('challenges', { ideaBrief }).insights).not.toContain('agree now');
  });
});
