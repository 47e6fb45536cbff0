import { describe, expect, it } from '@jest/globals';
import { warmUp } from './warm-up.js';

describe('warmUp', () => {
  it('judges an answer, so that nothing is left to be loaded for the first founder', () => {
    expect(warmUp()).toMatchObject({ answered: 'yes', isAnsweredFirst: true });
  });
});
