import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withoutLiterals } from './without-literals.js';

/** A literal as PostgreSQL's clients write it: backslashes only behind `E`. */
function literalOf(text: string): string {
  const quoted = text.replaceAll("'", "''");
  return quoted.includes('\\') ? ` E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`;
}

describe('withoutLiterals', () => {
  it.each([
    ["select * from t where a = 'x' and b = $1", 'select * from t where a = ? and b = $1'],
    ["insert into t1 (a) values ('it''s', E'\\'', 12.5, null)", 'insert into t1 (a) values (?, ?, ?, null)'],
    ['select $fn$ secret $fn$, $$ other $$', 'select ?, ?'],
    ["select 'C:\\', 'secret'", 'select ?, ?'],
    ["select 'never closed", 'select ?'],
  ])('of %s is %s', (sql, expected) => {
    expect(withoutLiterals(sql)).toBe(expected);
  });

  it('holds nothing of any value', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), (values) => {
        const sql = `insert into t values (${values.map(literalOf).join(',')})`;
        expect(withoutLiterals(sql).replaceAll(' ', '')).toBe(`insertintotvalues(${values.map(() => '?').join(',')})`);
      }),
    );
  });
});
