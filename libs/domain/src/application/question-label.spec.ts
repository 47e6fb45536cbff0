import { describe, expect, it } from '@jest/globals';
import { questionLabel } from './question-label.js';

describe('the question of a field', () => {
  it('is what the builder asks', () => {
    expect(questionLabel({ sectionId: 'founders', fieldId: 'founder-names' })).toBe('Who are the founders?');
  });

  it('is the name of a field that the builder does not have', () => {
    expect(questionLabel({ sectionId: 'founders', fieldId: 'hobbies' })).toBe('hobbies');
  });
});
