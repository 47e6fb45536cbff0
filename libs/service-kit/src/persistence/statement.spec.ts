import { describe, expect, it } from '@jest/globals';
import { fragment, sql } from './statement.js';

const COLUMNS = fragment`id, name as "fullName"`;

describe('sql', () => {
  it('makes a parameter of each value, and text of a fragment', () => {
    const statement = sql`select ${COLUMNS} from t where a = ${1} and b = ${'x'} order by ${fragment`a`}`;
    expect(statement.text).toBe('select id, name as "fullName" from t where a = $1 and b = $2 order by a');
    expect(statement.parameters).toEqual([1, 'x']);
  });

  it('takes a statement without parameters, and parameters beside each other and at both ends', () => {
    expect(sql`select 1`.text).toBe('select 1');
    expect(sql`${1}${2}`.text).toBe('$1$2');
  });

  it('keeps what looks like SQL in a value out of the text', () => {
    const statement = sql`select ${`1; drop table t`}`;
    expect(statement.text).toBe('select $1');
    expect(statement.parameters).toEqual(['1; drop table t']);
  });

  it('names the same text the same, whatever its parameters are', () => {
    const byId = (id: number) => sql`select * from t where id = ${id}`;
    expect(byId(1).name).toBe(byId(2).name);
    expect(byId(1).name).not.toBe(sql`select * from t where id < ${1}`.name);
  });
});
