const ROW_LEVEL_SECURITY = /alter\s+table\s+(?:only\s+)?([\w."]+)\s+(?:enable|force)\s+row\s+level\s+security/gi;

/** What is read of a service: its migrations, which are run without a database and tell what they would say to one. */
interface StoringService {
  readonly name: string;
  readonly schema: { readonly migrations: readonly { readonly class: MigrationClass | string }[] };
}

type MigrationClass = new (...dependencies: never[]) => {
  up?(): Promise<void> | void;
  getQueries?(): readonly unknown[];
};

/** Tables whose rows belong to a founder each, by what the migrations tell the database. */
export async function founderTables({ schema }: Pick<StoringService, 'schema'>): Promise<string[]> {
  const tables = new Set<string>();
  for (const { class: Migration } of schema.migrations) {
    const migration = new (Migration as new (...dependencies: object[]) => InstanceType<MigrationClass>)({}, {});
    await migration.up?.();
    const sql = (migration.getQueries?.() ?? []).map(String).join('\n');
    for (const [, table = ''] of sql.matchAll(ROW_LEVEL_SECURITY)) tables.add(table.replaceAll('"', ''));
  }
  return [...tables];
}

/** What is wrong with the list of lifecycles: whoever is not in it keeps a founder's rows when the account is deleted. */
export async function lifecycleFaults(
  services: readonly StoringService[],
  listed: readonly string[],
): Promise<string[]> {
  const faults = listed
    .filter((name) => !services.some((service) => service.name === name))
    .map((name) => `${name} is listed and there is no such service`);
  for (const { name, schema } of services) {
    const tables = await founderTables({ schema });
    if (tables.length > 0 && !listed.includes(name))
      faults.push(`${name} keeps ${tables.join(', ')} and is not listed`);
    if (tables.length === 0 && listed.includes(name)) faults.push(`${name} is listed and keeps no rows of founders`);
  }
  return faults;
}
