import { describe, expect, it } from '@jest/globals';
import { APPLICATION_FIELDS } from '../applications/catalogue/application-fields.js';
import { insightFieldTypeOf, insightsRequestSchema } from './industry-insights.schema.js';

describe('the insights that help with a question', () => {
  it.each([
    ['problem-statement', 'problem-examples'],
    ['customer-acquisition', 'target-customers'],
    ['competitors', 'competitors'],
    ['why-now', 'why-now'],
    ['founder-names', 'general'],
    ['constructor', 'general'],
  ])('%s are %s', (questionId, fieldType) => {
    expect(insightFieldTypeOf(questionId)).toBe(fieldType);
  });

  it('can be asked for with every question of the builder', () => {
    for (const { id } of APPLICATION_FIELDS) {
      const request = { fieldType: insightFieldTypeOf(id), questionId: id };
      expect(insightsRequestSchema.safeParse(request).success).toBe(true);
    }
    expect(insightsRequestSchema.safeParse({ fieldType: 'general', questionId: 'constructor' }).success).toBe(false);
  });

  it('are general ones where a call does not say', () => {
    expect(insightsRequestSchema.parse({ description: 'Payroll for clinics' })).toEqual({
      fieldType: 'general',
      description: 'Payroll for clinics',
    });
    expect(insightsRequestSchema.safeParse({ fieldType: null }).success).toBe(false);
  });
});
