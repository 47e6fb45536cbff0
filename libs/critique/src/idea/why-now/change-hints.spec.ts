import { describe, expect, it } from '@jest/globals';
import { ideaFormSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '../critique-idea.js';

const whyNowIn = (ideaBrief: string, problem = 'The office loses a morning a week on it.'): string =>
  critiqueIdea(ideaFormSchema.parse({ ideaBrief, problem }))
    .whyNowAlignment.details.map(({ text }) => text)
    .join(' | ');

describe('a text that may tell a change in words of its own', () => {
  it.each([
    'We copy the land books. Half of the archives were flooded since 2016 and nobody has a second copy.',
    'We lend compressors to dairies. Until about 2018 a spare one came in four weeks.',
    'Mobile sawmill for farmers. There used to be six mills in the valley and there is one left.',
    'A mobile dentist for islands. Three practices closed in the last five years.',
    'Card readers for public baths. Nobody has carried coins since contactless.',
    'A sensor for pumps. A new pump is 9 million now, it was 3.2 in 2020.',
    'Lambing help on call. The old shepherds are retiring and their sons drive trucks.',
    'Files for foundries. The clause stands in new contracts since 12 May 2025.',
    'Home dialysis with a nurse on call. The machine got small enough to stand in a bedroom.',
    'Scan the wall once, the phone has lidar, and the tiles come cut.',
  ])('is not told that it names none: %j', (ideaBrief) => {
    expect(whyNowIn(ideaBrief)).not.toMatch(/You name no change|Nothing says why/);
  });

  it.each([
    'A screen for bakers that says what to bake tomorrow. I am one since 2011.',
    'A screen for bakers that says what to bake tomorrow. Live since February 2024.',
    'A screen for bakers that says what to bake tomorrow.',
  ])('is asked for one where it only dates the founders: %j', (ideaBrief) => {
    expect(whyNowIn(ideaBrief)).toMatch(/You name no change/);
  });
});
