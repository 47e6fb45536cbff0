import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/** A name for a statement's constant text, the same in every process. */
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(sql).digest('base64url');
  names.set(sql, name);
  return name;
}
