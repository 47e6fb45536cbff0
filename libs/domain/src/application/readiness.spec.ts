import { describe, expect, it } from '@jest/globals';
import {
  BUILDER_FIELDS,
  fieldKey,
  REQUIRED_FIELDS,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import {
  READINESS_AREAS,
  READINESS_FIELDS,
  type ReadinessArea,
} from '@playbook/contracts/applications/catalogue/readiness-areas';
import { answerTexts } from './answer-texts.js';
import { readiness } from './readiness.js';

/** Decision D5, field by field. */
const AREA_OF_SECTION: Readonly<Record<string, ReadinessArea>> = {
  founders: 'team',
  problem: 'additional',
  product: 'product',
  traction: 'traction',
  competition: 'strategy',
  vision: 'additional',
};
const AREA_OF_COMPANY_FIELD: Readonly<Record<string, ReadinessArea>> = {
  'company-oneliner': 'company',
  'company-description': 'company',
  'target-customers': 'market',
  'market-size': 'market',
  'business-model': 'funding',
  'funding-plan': 'funding',
  'customer-acquisition': 'strategy',
};

describe('readiness', () => {
  it.each(BUILDER_FIELDS)('is raised by $sectionId/$fieldId in one area', (field) => {
    const area = AREA_OF_SECTION[field.sectionId] ?? AREA_OF_COMPANY_FIELD[field.fieldId];
    expect(readiness(answerTexts([{ ...field, value: 'Payroll' }]))).toEqual({
      completeAreas: [area],
      totalAreas: 8,
      percent: 13,
    });
  });

  it.each([
    [0, 0],
    [1, 13],
    [2, 25],
    [3, 38],
    [4, 50],
    [5, 63],
    [6, 75],
    [7, 88],
    [8, 100],
  ])('of %i areas is %i %%', (count, percent) => {
    const fields = READINESS_AREAS.slice(0, count).flatMap((area) => READINESS_FIELDS[area].slice(0, 1));
    const result = readiness(answerTexts(fields.map((field) => ({ ...field, value: 'Payroll' }))));
    expect(result.completeAreas).toEqual(READINESS_AREAS.slice(0, count));
    expect(result.percent).toBe(percent);
  });

  it('of the 17 required fields alone leaves three areas open', () => {
    const texts = answerTexts(REQUIRED_FIELDS.map((field) => ({ ...field, value: 'Payroll' })));
    expect(readiness(texts).completeAreas).toEqual(['product', 'team', 'traction', 'strategy', 'additional']);
  });

  it('does not count blank answers', () => {
    const texts = answerTexts(BUILDER_FIELDS.map((field) => ({ ...field, value: ' \n ' })));
    expect(readiness(texts).percent).toBe(0);
  });

  it('uses every field of the builder exactly once', () => {
    const used = Object.values(READINESS_FIELDS).flat().map(fieldKey);
    expect(used.toSorted()).toEqual(BUILDER_FIELDS.map(fieldKey).toSorted());
  });
});
