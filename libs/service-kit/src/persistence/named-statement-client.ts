import { createHash } from 'node:crypto';
import pg from 'pg';

const MAX_NAMES = 500;
const names = new Map<string, string>();

/** One name per statement text, so that PostgreSQL parses and plans it once a connection. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** A client that prepares every parameterised statement. Needs PgBouncer 1.21 or later where one stands in between. */
export class NamedStatementClient extends pg.Client {
  // The signature is pg's own union of overloads, which cannot be restated; only the first argument is looked at.
  override query: pg.Client['query'] = ((first: unknown, second: unknown, third: unknown) => {
    if (typeof first === 'string' && Array.isArray(second) && second.length > 0) {
      const name = nameOf(first);
      if (name !== undefined) return Reflect.apply(super.query, this, [{ name, text: first, values: second }, third]);
    }
    return Reflect.apply(super.query, this, second === undefined ? [first] : [first, second, third]);
  }) as pg.Client['query'];
}
