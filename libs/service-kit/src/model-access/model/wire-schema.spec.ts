import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { wireSchema } from './wire-schema.js';

describe('wireSchema', () => {
  it('tells names and types, and no limit of a value', () => {
    const schema = z.object({
      points: z.number().int().min(0).max(20),
      lines: z.array(z.string().min(1).max(300)).max(5),
      pattern: z.string(),
    });
    expect(wireSchema(schema)).toEqual({
      type: 'object',
      properties: {
        points: { type: 'integer' },
        lines: { type: 'array', items: { type: 'string' } },
        pattern: { type: 'string' },
      },
      required: ['points', 'lines', 'pattern'],
      additionalProperties: false,
    });
  });
});
