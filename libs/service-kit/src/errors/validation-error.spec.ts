import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ProcedureError } from './procedure-error.js';
import { toProcedureError } from './to-procedure-error.js';
import { parseOrThrow } from './validation-error.js';

const schema = z.object({ pitch: z.string().max(5), team: z.array(z.object({ name: z.string() })).max(30) });

function refusalOf(value: unknown): ProcedureError {
  try {
    parseOrThrow(schema, value);
  } catch (error) {
    if (error instanceof ProcedureError) return error;
  }
  throw new Error('The value was accepted');
}

describe('parseOrThrow', () => {
  it('answers the parsed value without undeclared fields', () => {
    expect(parseOrThrow(schema, { pitch: 'short', team: [], extra: 1 })).toEqual({ pitch: 'short', team: [] });
  });

  it('names each wrong field by its path', () => {
    const { code, details } = refusalOf({ pitch: 'too long', team: [{ name: 1 }] });
    expect(code).toBe('validation_failed');
    expect(details?.issues?.map((issue) => issue.path)).toEqual(['pitch', 'team.0.name']);
  });

  it('never repeats a value', () => {
    expect(JSON.stringify(refusalOf({ pitch: 'my secret idea', team: 'my secret team' }).toMessage())).not.toContain(
      'secret',
    );
  });

  it('names at most twenty fields', () => {
    const team = Array.from({ length: 25 }, () => ({ name: 1 }));
    expect(refusalOf({ pitch: 'short', team }).details?.issues).toHaveLength(20);
  });

  it('speaks of the body where no field is to blame', () => {
    expect(refusalOf(null).message).toMatch(/^body: /);
  });
});

describe('toProcedureError', () => {
  it('leaves a typed error as it is', () => {
    const error = new ProcedureError('conflict', 'Taken');
    expect(toProcedureError(error)).toBe(error);
  });

  it.each([new Error('password=secret'), 'secret', undefined])(
    'hides the text of %p and keeps it as the cause',
    (thrown) => {
      const error = toProcedureError(thrown);
      expect(error.toMessage()).toEqual({ code: 'unexpected_failure', message: 'Unexpected failure' });
      expect(error.cause).toBe(thrown);
    },
  );

  it.each([
    ['unexpected_failure', true],
    ['service_unavailable', true],
    ['request_timeout', true],
    ['validation_failed', false],
    ['bad_jwt', false],
  ] as const)('tells operators about %s: %p', (code, isFailure) => {
    expect(new ProcedureError(code, '').isFailure).toBe(isFailure);
  });
});
