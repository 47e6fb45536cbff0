import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineProcedure, serviceOf } from './procedure.js';

const declare = (subject: string) =>
  defineProcedure({ subject, access: 'public', input: z.object({}), output: z.object({}), timeoutMs: 1_000 });

describe('defineProcedure', () => {
  it('accepts <service>.v1.<noun>.<verb>', () => {
    expect(serviceOf(declare('analysis.v1.pitch.analyze').subject)).toBe('analysis');
  });

  it.each([
    'analysis.pitch.analyze',
    'analysis.v1.pitch',
    'Analysis.v1.pitch.analyze',
    'analysis.v1.pitch.analyze.all',
    '',
  ])('refuses the subject %p', (subject) => {
    expect(() => declare(subject)).toThrow('Malformed procedure subject');
  });
});
