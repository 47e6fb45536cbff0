import { describe, expect, it } from '@jest/globals';
import { readAnswerModel } from './answer-model.js';
import { FIELD_EXPECTATIONS } from '../expectations/field-expectations.js';
import { FIELD_FAULTS } from '../signals/answer-cues.js';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';

describe('the fitted model of answers', () => {
  it('reads named features and words only', () => {
    const { features, words } = readAnswerModel();
    expect(features).toEqual([...new Set(features)].toSorted());
    expect(Object.keys(words).every((word) => /^[a-z][a-z-]*$/.test(word))).toBe(true);
  });

  it('knows every question of the application', () => {
    const ids = APPLICATION_FIELDS.map(({ id }) => id);
    expect(Object.keys(FIELD_EXPECTATIONS).toSorted()).toEqual(ids.toSorted());
    expect(ids).toEqual(expect.arrayContaining(Object.keys(FIELD_FAULTS)));
  });
});
