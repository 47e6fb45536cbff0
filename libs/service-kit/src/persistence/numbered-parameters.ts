/** A statement with `?` for its parameters, as `EntityManager.execute` takes it, with the `$1` that `Database.query` takes. */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => `$${(count += 1)}`);
}
