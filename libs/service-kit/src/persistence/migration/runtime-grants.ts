/** A name as a statement takes it, whatever is in it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Statements, for one transaction, that give the role of a running service what its work needs of the tables that are there, and
 * take everything else: no TRUNCATE, which row-level security does not hold back, no triggers and no references of its own.
 * What follows from ownership (`alter`, `drop`, policies) cannot be granted at all.
 */
export function runtimeGrants(schema: string, role: string): string[] {
  const everyTable = `on all tables in schema ${quoted(schema)}`;
  return [
    `revoke all ${everyTable} from ${quoted(role)}`,
    `grant select, insert, update, delete ${everyTable} to ${quoted(role)}`,
    `grant usage on all sequences in schema ${quoted(schema)} to ${quoted(role)}`,
  ];
}
