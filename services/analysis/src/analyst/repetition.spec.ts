import { describe, expect, it } from '@jest/globals';
import { ANSWER_TEXT } from '../../test/answer-replies.fixture.js';
import { repeatsItself, REPETITIVE_TEXT } from '@playbook/critique/text/stuffing/repetition';

describe('repeatsItself', () => {
  it.each([
    'growth growth growth market market market growth market growth market',
    `${ANSWER_TEXT} ${'AI platform for growth. '.repeat(30)}`,
  ])('finds the same words over and over: %j', (text) => {
    expect(repeatsItself(text, REPETITIVE_TEXT)).toBe(true);
  });

  it.each([ANSWER_TEXT, 'The first the second the third', '', `${ANSWER_TEXT} ${'In May it rained twice here. '}`])(
    'leaves text alone that uses small words again: %j',
    (text) => {
      expect(repeatsItself(text, REPETITIVE_TEXT)).toBe(false);
    },
  );
});
