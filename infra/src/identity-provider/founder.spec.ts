import { describe, expect, it } from '@jest/globals';
import { founderSchema, subjectOf, TEST_FOUNDERS } from './founder.js';

describe('founderSchema', () => {
  it('tidies what was typed', () => {
    expect(founderSchema.parse({ name: '  Ada ', email: ' Ada@Founder.Example ' })).toEqual({
      name: 'Ada',
      email: 'ada@founder.example',
    });
  });

  it.each([
    { name: ' ', email: 'ada@founder.example' },
    { name: 'x'.repeat(101), email: 'ada@founder.example' },
    { name: 'Ada', email: 'ada' },
    { name: 'Ada', email: `${'a'.repeat(250)}@founder.example` },
  ])('refuses %j', (founder) => {
    expect(founderSchema.safeParse(founder).success).toBe(false);
  });

  it('accepts every founder of the list', () => {
    for (const founder of TEST_FOUNDERS) expect(founderSchema.parse(founder)).toEqual(founder);
  });
});

describe('subjectOf', () => {
  it('depends on the address alone', () => {
    const ada = { name: 'Ada', email: 'ada@founder.example' };
    expect(subjectOf(ada)).toBe('19138044b022122e8e5877f38076f293');
    expect(subjectOf({ name: 'Countess', email: 'ADA@founder.example' })).toBe(subjectOf(ada));
    expect(subjectOf({ ...ada, email: 'grace@founder.example' })).not.toBe(subjectOf(ada));
  });
});
