import { describe, expect, it } from '@jest/globals';
import { spoken } from '../../../test/demo-media.fixture.js';
import { readTalk } from '../reading/read-talk.js';
import { measureTalk } from './measure-talk.js';

const topicOf = (sentence: string): string | undefined =>
  measureTalk(readTalk(spoken(`${sentence} The weather was fine. The weather was fine.`))).sentences[0]?.topic;

describe('the topic of a sentence', () => {
  it.each([
    ["Hi, I'm Priya.", 'who'],
    ['A clerk spends forty minutes on each claim and half of them are denied.', 'problem'],
    ['Our app reads the letter and writes the appeal.', 'solution'],
    ['Rentbook collects rent for landlords.', 'solution'],
    ['Fourteen clinics pay us.', 'proof'],
    ['Twenty-two bars use it every week.', 'proof'],
    ['We have twelve thousand followers.', 'proof'],
    ['I was a billing clerk at Kaiser for six years.', 'team'],
    ['We take eighteen percent of each load.', 'model'],
    ['The weather was fine.', 'other'],
  ])('of %j is %s', (sentence, topic) => {
    expect(topicOf(sentence)).toBe(topic);
  });
});
