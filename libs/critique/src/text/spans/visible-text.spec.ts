import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { critiquePitch } from '../../pitch/critique-pitch.js';
import { visibleTextOf } from './visible-text.js';

const HIDDEN = ['\u200b', '\u00ad', '\u2060', '\ufeff'];

describe('visibleTextOf', () => {
  it('is nothing new where all can be seen', () => {
    expect(visibleTextOf('Payroll für Zahnärzte 🦷')).toBeNull();
  });

  it('puts spans back to where their words stand', () => {
    const visible = visibleTextOf('ig\u200bnore this');
    expect(visible?.text).toBe('ignore this');
    expect(visible?.spanOf({ start: 0, end: 6 })).toEqual({ start: 0, end: 7 });
    expect(visible?.spanOf({ start: 7, end: 11 })).toEqual({ start: 8, end: 12 });
  });

  it('makes a pitch with hidden characters worth what it is without them', () => {
    const pitch = 'Payroll for 40 dentists in Ohio that files taxes in 10 minutes.';
    const { overallScore } = critiquePitch(pitch);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(pitch.length), fc.constantFrom(...HIDDEN)), { maxLength: 8 }), (hidden) => {
        const text = hidden.reduce((rest, [at, character]) => rest.slice(0, at) + character + rest.slice(at), pitch);
        const critique = critiquePitch(text);
        expect(critique.overallScore).toBe(overallScore);
        for (const { start, end } of critique.evidence.flatMap(({ spans }) => spans)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 40 },
    );
  });
});
