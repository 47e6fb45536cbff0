import { describe, expect, it } from '@jest/globals';
import { isMoreThanAside } from './more-than-aside.js';

const namesSchool = (sentence: string): boolean => /\bschools?\b/.test(sentence);
const PRODUCT = 'Greenly is an app that says when to mow a bowling green.';

describe('words that stand in more than an aside', () => {
  it.each([
    'Nobody at my school mows.',
    `Nobody at school saw it. ${PRODUCT} Every school has a green.`,
    `We asked around. Greenly is an app that says when a school mows. It rains.`,
    `A school has a green. ${PRODUCT} It rains.`,
  ])('%s', (text) => {
    expect(isMoreThanAside(text, namesSchool)).toBe(true);
  });

  it.each([
    `I was a greenkeeper for six years, which nobody at school saw coming. ${PRODUCT} It rains.`,
    `We asked around. ${PRODUCT} My school laughed.`,
  ])('is none: %s', (text) => {
    expect(isMoreThanAside(text, namesSchool)).toBe(false);
  });
});
