import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { isCheckedBy, noteChecked } from './checked-values.js';

describe('checked values', () => {
  const schema = z.object({ a: z.string() });

  it('are known by the object and by the schema', () => {
    const value = noteChecked(schema.parse({ a: 'x' }), schema);
    expect(isCheckedBy(value, schema)).toBe(true);
    expect(isCheckedBy({ ...value }, schema)).toBe(false);
    expect(isCheckedBy(value, z.object({ a: z.string() }))).toBe(false);
  });

  it.each([null, 'text', 5])('are never %p', (value) => {
    expect(isCheckedBy(noteChecked(value, schema), schema)).toBe(false);
  });
});
