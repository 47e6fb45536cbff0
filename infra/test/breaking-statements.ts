/** What a statement of a migration does to those who work on the schema as it was. */
interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
}

const NAME = '(?:if (?:not )?exists )?(?:only )?"?([a-z_]+)"?\\."?([a-z_]+)"?';
const CREATES = new RegExp(`^create table ${NAME}`);
const TABLE = new RegExp(`^(?:alter table|drop table|create unique index(?: [a-z_]+)? on|truncate(?: table)?) ${NAME}`);
const ON_TABLE = new RegExp(
  `^(?:alter policy|drop policy|create policy|create trigger|drop trigger) .{1,400} on ${NAME}`,
);

/** Statements after which a process of the version before reads or writes something that is gone, or is refused. */
const OF_TABLES: readonly Rule[] = [
  { name: 'drops a table', pattern: /^drop table/ },
  { name: 'empties a table', pattern: /^truncate/ },
  { name: 'renames', pattern: /^alter table .{1,400} rename / },
  {
    name: 'drops a column',
    pattern: / drop (?:column )?(?:if exists )?(?!constraint|not null|default|expression|identity)[a-z_"]/,
  },
  { name: 'changes a type', pattern: / alter (?:column )?[a-z_"]{1,70} (?:set data )?type / },
  { name: 'forbids null', pattern: / set not null/ },
  { name: 'drops a default', pattern: / drop default/ },
  {
    name: 'adds a check',
    pattern: / add (?:constraint [a-z_"]{1,70} )?(?:check|unique|foreign key|primary key|exclude)/,
  },
  { name: 'makes rows unique', pattern: /^create unique index/ },
  // One more permissive policy lets more in, and nobody less.
  {
    name: 'changes row-level security',
    pattern: /^(?:alter|drop) policy|^create policy .{1,400} as restrictive| (?:enable|force) row level security/,
  },
  { name: 'adds or drops a trigger', pattern: /^(?:create|drop) trigger/ },
];
const OF_FUNCTIONS: readonly Rule[] = [
  { name: 'drops a function', pattern: /^drop (?:function|procedure)/ },
  { name: 'takes a right away', pattern: /^revoke/ },
];

/** A column that a row of the version before does not name needs a value all the same. */
const ADDED = /(?:^| |,)add (?:column )?(?:if not exists )?"?[a-z_]{1,70}"? [^,]{1,400}/g;

const oneLine = (statement: string): string => statement.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/**
 * What of a migration a process of the version before would not survive, a line each. A table that the migration makes itself is
 * nobody's yet. What only says more (a column that may be null or has a default, a table, an index) breaks nothing.
 */
export function breakingStatements(statements: readonly string[]): string[] {
  const lines = statements.map(oneLine);
  const fresh = new Set(lines.flatMap((line) => nameIn(CREATES, line) ?? []));
  return lines.flatMap((line) => {
    const table = nameIn(TABLE, line) ?? nameIn(ON_TABLE, line);
    if (table === null) return OF_FUNCTIONS.filter(({ pattern }) => pattern.test(line)).map(({ name }) => name);
    if (fresh.has(table)) return [];
    const rules = OF_TABLES.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `${name} (${table})`);
    return [...rules, ...(addsWithoutValue(line) ? [`adds a column without a value (${table})`] : [])];
  });
}

const nameIn = (pattern: RegExp, line: string): string | null => {
  const [, schema, table] = pattern.exec(line) ?? [];
  return schema === undefined || table === undefined ? null : `${schema}.${table}`;
};

const addsWithoutValue = (line: string): boolean =>
  line.startsWith('alter table') &&
  [...line.matchAll(ADDED)].some(
    ([column]) =>
      /not null|primary key/.test(column) &&
      !/ default | generated /.test(column) &&
      !/add (?:constraint|check|unique)/.test(column),
  );
