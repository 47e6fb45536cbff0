import { describe, expect, it } from '@jest/globals';
import { numbered } from './numbered-parameters.js';

describe('numbered', () => {
  it('numbers the parameters in their order', () => {
    expect(numbered('select ?::uuid, a from b where c = ? and d = ?')).toBe(
      'select $1::uuid, a from b where c = $2 and d = $3',
    );
    expect(numbered('select 1')).toBe('select 1');
  });
});
