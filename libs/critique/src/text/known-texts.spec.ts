import { describe, expect, it, jest } from '@jest/globals';
import { oncePerSentence, withinJudgement } from './known-texts.js';

const counted = (): { make: jest.Mock<(sentence: string) => number>; lengthOf: (sentence: string) => number } => {
  const make = jest.fn((sentence: string) => sentence.length);
  return { make, lengthOf: oncePerSentence(make) };
};

describe('oncePerSentence', () => {
  it('makes something of a sentence once within a judgement, also where one judgement stands in another', () => {
    const { make, lengthOf } = counted();
    const read = (): number => lengthOf('We rent tools.') + withinJudgement(() => lengthOf('We rent tools.'));
    expect(withinJudgement(() => read() + lengthOf('We rent tools.'))).toBe(42);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing beyond a judgement, not even one that throws', () => {
    const { make, lengthOf } = counted();
    const failing = (): never => {
      throw new Error(`after ${lengthOf('They pay.')} letters`);
    };
    expect(() => withinJudgement(failing)).toThrow('after 9 letters');
    expect(withinJudgement(() => lengthOf('They pay.'))).toBe(9);
    expect(lengthOf('They pay.') + lengthOf('They pay.')).toBe(18);
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('keeps no endless sentence and not endlessly many', () => {
    const { make, lengthOf } = counted();
    const endless = 'a'.repeat(5_000);
    withinJudgement(() => {
      for (let number = 0; number < 1_000; number += 1) lengthOf(`${number}`);
      make.mockClear();
      for (let number = 0; number < 1_000; number += 1) lengthOf(`${number}`);
      expect(make.mock.calls.length).toBeGreaterThan(500);
      make.mockClear();
      expect(lengthOf(endless) + lengthOf(endless)).toBe(10_000);
      expect(make).toHaveBeenCalledTimes(2);
    });
  });
});
