import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '../critique-idea.js';

const readBack = (ideaBrief: string): string =>
  critiqueIdea(ideaFormSchema.parse({ ideaBrief, problem: '' })).partnerCommentary;

describe('what a partner reads back', () => {
  it('is the sentence that says what is made, wherever it stands', () => {
    expect(
      readBack(
        'My father balanced radiators for thirty years with a screwdriver. Flats near the boiler are at 26 degrees with windows open. ' +
          'To do it properly an engineer charges 9,000 euros and needs drawings that nobody has. ' +
          'We rent a suitcase of 120 clips that measure each pipe going in and out. Clip them on for four days. ' +
          'Then the app tells which valve to turn and how far. 31 blocks are done.',
      ),
    ).toMatch(/^I read '(?:We rent a suitcase of 120 clips|Then the app tells)/);
  });

  it('is a long sentence up to a comma', () => {
    expect(
      readBack(
        'Tidebook reads the sales notes that agents send by mail to the offices of small harbors every evening, matches each one to ' +
          'the landing that the watchman logged on the quay, and raises the invoice in the books of the harbor office.',
      ),
    ).toMatch(/^I read 'Tidebook reads [^']+ \.\.\.'/);
  });

  it('is the first sentence where none says what is made', () => {
    expect(readBack('Everybody in our town waits for the bus in the rain.')).toContain(
      "I read 'Everybody in our town waits for the bus in the rain'",
    );
  });

  it.each([
    [
      'My family runs a kiosk in the station, and I spent four years at a bank. I want to open accounts for fig exporters.',
      "I read 'I want to open accounts for fig exporters'",
    ],
    [
      'Brown mushrooms double in size every day. Our trolley measures every cap on the shelf and marks the ripe ones.',
      "I read 'Our trolley measures every cap on the shelf and marks the ripe ones'",
    ],
    [
      'orderly: it parses both sides of a change and emits one order to read it in. It runs in two seconds.',
      "I read 'orderly",
    ],
  ])('is neither who they are nor how things are, and as it was written: %j', (brief, quote) => {
    expect(readBack(brief)).toContain(quote);
  });

  it.each([
    [
      'Contract cleaning companies live on tenders: councils, schools, trusts. Each one is 40 pages of method statements. Mid-size firms have one bid writer. ' +
        'You upload your old bids and policies, and we draft every answer to the word limit. £690 a month for four tenders. Seven firms on it, 3 of those paying.',
      "I read 'You upload your old bids and policies, and we draft every answer to the word limit'",
    ],
    [
      'Dryrun plugs into CI. When a PR contains a migration we clone the production database, replay the last hour of real queries and comment on the PR. ' +
        'Paid by platform teams, $1,200 a month per cluster. 14 customers, $31k MRR. Linters tell you that a statement is risky. We tell you what it does.',
      "I read 'When a PR contains a migration we clone the production database",
    ],
    [
      'We clean out hoarded homes after someone dies or goes into care. Our crews sort. Documents and jewelry get photographed and logged into an app that ' +
        'the family can watch. Price is $4 to $7 a square foot. Probate attorneys refer us. We have done 23 houses around Columbus and Dayton.',
      "I read 'We clean out hoarded homes after someone dies or goes into care'",
    ],
  ])('is the sentence that most surely tells of the product: %j', (brief, quote) => {
    expect(readBack(brief)).toContain(quote);
  });

  it('is what the founders do before what others do with it', () => {
    expect(
      readBack(
        'In small islands there is no ice, so the fish is sold the same morning. We install one container, it makes 350 kg of ice each day and keeps 2 tons of fish. ' +
          'A village cooperative runs it, we own it. Fishermen pay Rp 900 per kg of ice. Now 5 units are running. One unit costs 23,000 USD.',
      ),
    ).toContain("I read 'We install one container");
  });
});
