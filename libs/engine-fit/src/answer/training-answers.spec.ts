import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { describe, expect, it } from '@jest/globals';
import { trainingAnswers } from './training-answers.js';

describe('the rated answers', () => {
  it('answer questions of the application', () => {
    const ids = APPLICATION_FIELDS.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...new Set(trainingAnswers().map(({ field }) => field))]));
  });
});
