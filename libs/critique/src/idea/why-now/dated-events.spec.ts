import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { readIdea } from '../signals/idea-text.js';
import { datedEventOf } from './dated-events.js';

const toldIn = (ideaBrief: string, problem = ''): string | undefined =>
  datedEventOf(readIdea(ideaFormSchema.parse({ ideaBrief, problem })))?.text;

describe('datedEventOf', () => {
  it.each([
    ['A frost sensor for plum growers.', 'The May 2024 frost took half of the plums.', "'The May 2024 frost"],
    ['A pump for towns.', 'The government plans three times as many wells by 2032.', 'by 2032'],
    ['It proves the hours that IRC 45(b)(8) asks for.', '', "'IRC 45(b)(8)' is a rule"],
    ['We rent out coats.', 'A coat now costs 900 euros because of the tariffs.', 'is a change without a year'],
  ])('finds it in %j and %j', (brief, problem, told) => {
    expect(toldIn(brief, problem)).toContain(told);
  });

  it.each([
    ['what the founders did', 'We have been selling since June 2023. Prices are 40 euros.'],
    ['what was counted of use', '18 choirs used it in the 2024 season.'],
    ['nothing of the kind', 'Rosters for night nurses, 40 euros a month.'],
  ])('is %s: none', (_, brief) => {
    expect(toldIn(brief)).toBeUndefined();
  });
});
