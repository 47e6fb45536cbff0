import { describe, expect, it } from '@jest/globals';
import { ProcedureError } from '../errors/procedure-error.js';
import { toDatabaseError } from './database-error.js';

const withCode = (code: string): Error => Object.assign(new Error('text of the driver'), { code });

describe('toDatabaseError', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '08006', '53300', '57P01', '57P03'])(
    'takes %s for a database that is away',
    (code) => {
      const cause = withCode(code);
      expect(toDatabaseError(cause)).toMatchObject({ code: 'service_unavailable', cause });
    },
  );

  it.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
    'knows the text %j',
    (text) => {
      expect(toDatabaseError(new Error(text))).toMatchObject({ code: 'service_unavailable' });
    },
  );

  it.each(['25006', '53100'])('takes %s for a disk that is full', (code) => {
    const cause = withCode(code);
    expect(toDatabaseError(cause)).toMatchObject({ code: 'storage_full', cause });
  });

  it.each(['23505', '42P01', '57014'])('leaves a statement that failed with %s as it is', (code) => {
    const error = withCode(code);
    expect(toDatabaseError(error)).toBe(error);
  });

  it('leaves our own errors and what is no error as they are', () => {
    const own = new ProcedureError('conflict', 'Connection terminated');
    expect(toDatabaseError(own)).toBe(own);
    expect(toDatabaseError('ECONNREFUSED')).toBe('ECONNREFUSED');
  });
});
