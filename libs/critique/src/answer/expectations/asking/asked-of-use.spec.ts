import { describe, expect, it } from '@jest/globals';
import { critiqueAnswer } from '../../critique-answer.js';

const PRODUCT = 'A web panel and an Android app. The clerk scans a form, and it fills the fields of the ministry.';

const todo = (stage?: 'idea' | 'mvp' | 'users' | 'revenue', answer = PRODUCT): string =>
  critiqueAnswer({ fieldId: 'current-product', answer, stage }).suggestions.join(' ');

describe('what is asked of use and payment', () => {
  it('leaves open whether there is any where nothing tells', () => {
    expect(todo()).toContain('Who uses it today, and how many? If nobody does yet');
    expect(todo()).toContain('Does anybody pay for it yet?');
  });

  it('goes by the stage that the founder chose', () => {
    expect(todo('users')).toContain('How many used or bought it last month');
    expect(todo('users')).toContain('Does anybody pay for it yet?');
    expect(todo('revenue')).toContain('Who has paid, and how much?');
  });

  it('goes by the answer before that', () => {
    expect(todo('revenue', 'Figma of all the screens. We have not launched.')).not.toMatch(/paid|used or bought/);
  });

  it('asks nobody who waits for an approval', () => {
    const drug = 'Lead candidate chosen. A challenge study in 36 cows is done. Not done: the field trial.';
    expect(todo(undefined, drug)).not.toMatch(/pay|used/);
  });

  it('moves no score', () => {
    const scores = (['idea', 'mvp', 'users', 'revenue'] as const).map(
      (stage) => critiqueAnswer({ fieldId: 'current-product', answer: PRODUCT, stage }).overallScore,
    );
    expect(
      new Set([...scores, critiqueAnswer({ fieldId: 'current-product', answer: PRODUCT }).overallScore]).size,
    ).toBe(1);
  });
});
