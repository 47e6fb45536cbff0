import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseRows } from './rows.js';

const row = z.object({ id: z.int(), profile: z.object({ name: z.string() }) });

describe('parseRows', () => {
  it('returns what the schema knows of each row', () => {
    expect(parseRows(row, [{ id: 1, profile: { name: 'Ada' }, secret: 'x' }])).toEqual([
      { id: 1, profile: { name: 'Ada' } },
    ]);
    expect(parseRows(row, [])).toEqual([]);
  });

  it('names the columns of another shape, and nothing that is in them', () => {
    const rows = [{ id: 'Quokkafold', profile: { name: 1 } }];
    const parse = (): unknown => parseRows(row, rows);
    expect(parse).toThrow('The database returned rows of another shape: id, profile.name');
    expect(parse).not.toThrow('Quokkafold');
  });
});
