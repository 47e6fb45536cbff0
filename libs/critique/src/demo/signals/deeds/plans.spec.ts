import { describe, expect, it } from '@jest/globals';
import { spoken } from '../../../../test/demo-media.fixture.js';
import { readTalk } from '../../reading/read-talk.js';
import { measureTalk } from '../measure-talk.js';
import { plansIn } from './plans.js';

const planned = (sentence: string): string[] => plansIn(sentence).map(({ start, end }) => sentence.slice(start, end));

describe('what founders wish or plan', () => {
  it.each([
    ['We would like to open a second still in Cork.', 'We would like to open a second still in Cork.'],
    ['Forty clinics pay us, and we want to reach four hundred.', 'we want to reach four hundred.'],
    ['We plan to add more subjects, and it already reads French.', 'We plan to add more subjects'],
    ['Next we open in Ghent.', 'Next we open in Ghent.'],
    ["We'll sell it in May.", "We'll sell it in May."],
  ])('is told in %j', (sentence, plan) => {
    expect(planned(sentence)).toEqual([plan]);
  });

  it.each([
    'We would like to show you Stepwell.',
    'I want to introduce Ember.',
    'Next we open the file.',
    'We sell vodka.',
  ])('is not told in %j', (sentence) => {
    expect(planned(sentence)).toEqual([]);
  });

  it.each([
    "We're raising one and a half million dollars to open in four more cities.",
    'We project ten million dollars of revenue in three years.',
    'We would like to open a second still in Cork.',
    'We want to build an app that reads letters for clinics.',
  ])('is neither what they make nor a proof: %j', (sentence) => {
    const cues = measureTalk(readTalk(spoken(`The weather was fine. ${sentence}`))).sentences.at(-1)?.cues;
    expect([cues?.what, cues?.payment, cues?.use, cues?.steps]).toEqual([[], [], [], []]);
  });
});
