import { describe, expect, it } from '@jest/globals';
import { ProcedureError } from '../../errors/procedure-error.js';
import { decodeReply, encodeError, encodeValue } from './reply.codec.js';
import { MESSAGE_MAX_BYTES } from '../transport.port.js';

describe('reply codec', () => {
  it.each([null, 0, '', 'text', [], { error: 'a field, not a fault' }])('carries the value %j', (value) => {
    expect(decodeReply(encodeValue(value))).toEqual(value);
  });

  it('carries an error with its code, words and details', () => {
    const error = new ProcedureError('conflict', 'Taken', { retryAfterS: 3 });
    expect(() => decodeReply(encodeError(error))).toThrow(
      expect.objectContaining({ code: 'conflict', message: 'Taken', details: { retryAfterS: 3 } }),
    );
  });

  it('does not send the cause of an error', () => {
    const error = new ProcedureError('unexpected_failure', 'Unexpected failure', undefined, { cause: 'secret' });
    expect(encodeError(error)).not.toContain('secret');
  });

  it('counts bytes, not characters', () => {
    const isTooLarge = expect.objectContaining({ code: 'request_entity_too_large' });
    expect(() => encodeValue('é'.repeat(MESSAGE_MAX_BYTES / 2))).toThrow(isTooLarge);
    expect(() => encodeValue('e'.repeat(MESSAGE_MAX_BYTES / 2))).not.toThrow();
  });

  it.each(['', 'null', '[]', '{}', '{"error":{"code":"invented","message":"x"}}', '{"error":null}'])(
    'answers unexpected_failure for %j',
    (payload) => {
      expect(() => decodeReply(payload)).toThrow(expect.objectContaining({ code: 'unexpected_failure' }));
    },
  );
});
