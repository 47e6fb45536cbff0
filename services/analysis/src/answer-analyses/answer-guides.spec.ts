import { describe, expect, it } from '@jest/globals';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { answerInstructions } from './answer.prompt.js';
import { ANSWER_GUIDES } from './answer-guides.js';

describe('instructions about an answer', () => {
  it('exist for every question of the application, and for no other', () => {
    expect(Object.keys(ANSWER_GUIDES).toSorted()).toEqual(APPLICATION_FIELDS.map(({ id }) => id).toSorted());
  });

  it.each(APPLICATION_FIELDS)('say what $id asks for', ({ id, label }) => {
    expect(answerInstructions(id)).toContain(`The question: "${label}"`);
  });
});
