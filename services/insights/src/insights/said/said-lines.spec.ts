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

  it.each([
    ['It lends drills. It’s all free.', 'who pays instead'],
    ['It sings your part. It is free while we get it right.', 'say who will pay for it'],
    ['We help tenants of one city. We are registered as a non-profit company.', 'who pays'],
  ])('asks nobody who pays as if it were unsaid where it is free: %s', (description, asked) => {
    const { insights } = about('target-customers', { description });
    expect(insights).not.toContain('not sure who pays');
    expect(insights).toContain(asked);
    expect(about('business-model', { description }).insights).not.toContain('not sure what you charge');
  });

  it.each([
    ['A desk for shipyards. 23 shipyards in Gdynia, Split and Vigo pay us today.', 'You name shipyards. Say what'],
    ['It fills forms. 41 nursing homes, ¥980 per resident and month.', 'You name nursing homes. Say what'],
    ['Lessons by phone. For families it is free. Schools will pay, one is negotiating.', 'You name schools'],
    ['It splits the till of salons and sends the payout to each stylist’s card.', 'not sure who pays'],
  ])('names who pays before whoever gets money or uses it: %s', (description, named) => {
    const { insights } = about('target-customers', { description });
    expect(insights).toContain(named);
    expect(insights).not.toMatch(/You name (?:stylists|families)/);
  });

  it('takes whoever pays in another currency for somebody who pays', () => {
    const description = 'We are a non-profit that mends mills. Villages sign a page: they pay K6,000 after harvest.';
    expect(about('target-customers', { description }).insights).not.toContain('who pays instead');
  });

  it('quotes a change with how it was and how it is', () => {
    const description = 'A pool of spare boilers. Until about 2018 one came in six weeks. Today the maker says a year.';
    expect(about('trends', { description }).insights).not.toMatch(/six weeks”: that is the change/);
  });

  it('calls no file that arrives a competitor', () => {
    const description =
      'A buyer sends the list as Excel or PDF. We read it and quote for the shop. 9 shops pay us $90.';
    const { insights, suggestions } = about('competitors', { description });
    expect([insights, ...suggestions].join(' ')).not.toContain('Excel');
  });

  it('counts nobody whom the founder has counted', () => {
    const description =
      'Software for dental labs. There are some 7,000 dental labs in Germany. 31 dental labs pay us €90.';
    expect(about('market-size', { description }).suggestions.join(' ')).not.toContain('Count dental labs');
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

describe('what a brief of some sentences says in words that no pattern knows', () => {
  const LIFT_ROPES =
    'Litdrum is a tester for lift ropes that clips on the rope and listens for broken wires. An inspector stands on the car roof with a torch and ' +
    'counts wires by eye, two hours a lift. There are about 14,000 old lifts in Lisbon. The city refuses a certificate without a recorded measurement ' +
    'as of March 2026. We ask 55 euros for each report. Rui serviced lifts for eleven years. It runs on a coin cell.';

  it.each([
    ['market-size', '- “There are about 14,000 old lifts in Lisbon”: if that is your market, multiply it'],
    ['target-customers', '- “We ask 55 euros for each report”: say in one sentence who pays that'],
    [
      'trends',
      '- “The city refuses a certificate without a recorded measurement as of March 2026”: that is the change you name.',
    ],
  ] as const)('is quoted in the section that it belongs to: %s', (section, line) => {
    expect(about(section, { ideaBrief: LIFT_ROPES }).insights).toContain(line);
  });

  it('asks of what is planned before it says that it knows no risk', () => {
    const ideaBrief = `${LIFT_ROPES} We are going to look for a second factory after the round.`;
    expect(about('challenges', { ideaBrief }).insights).toContain(
      '“We are going to look for a second factory after the round”: say what you do if that takes a year longer.',
    );
  });

  it('is advised as somebody whom customers use already, whatever stage was chosen', () => {
    const ideaBrief = `${LIFT_ROPES} 23 maintenance firms in Lisbon use it and pay for each report.`;
    expect(about('target-customers', { ideaBrief, stage: 'idea' }).insights).not.toContain('before you build');
  });
});
