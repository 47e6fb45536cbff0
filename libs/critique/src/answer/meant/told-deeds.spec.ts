import { describe, expect, it } from '@jest/globals';
import { withTodoInPlace } from './todo-in-place.js';
import { tellsWhatEndsIt } from './told-deeds.js';

describe('what work beside it waits for', () => {
  it.each([
    ["Fridays and weekends, three months' notice at the bank when there are four paying schools.", true],
    ['If there were money he would leave in one month.', true],
    ['She joins once the trial has closed.', true],
    ['I would go full-time if we got in.', false],
    ['We leave our jobs when the funding comes.', false],
    ['Evenings and weekends, I am an electrician.', false],
  ])('is told or not: %s', (plain, isTold) => {
    expect(tellsWhatEndsIt({ plain })).toBe(isTold);
  });

  it('is not asked for again where it is told', () => {
    const reason = { id: 'elsewhere', todo: 'Give the date.' };
    expect(withTodoInPlace(reason, { plain: 'She joins once the trial has closed.' }).todo).toContain('by which month');
    expect(withTodoInPlace(reason, { plain: 'We work on it at night.' }).todo).toBe('Give the date.');
  });
});
