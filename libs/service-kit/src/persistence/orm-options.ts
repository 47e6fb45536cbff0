import type { MigrationObject } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type EntitySchema, type Options } from '@mikro-orm/postgresql';

const POOL_MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 10_000;

export interface SchemaDefinition {
  /** PostgreSQL schema that belongs to the service; its migration table lives there too. */
  readonly schema: string;
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly MigrationObject[];
}

/** MikroORM options for a service that owns one schema and logs in with a role of its own. */
export function ormOptions(definition: SchemaDefinition, databaseUrl: string): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    schema: definition.schema,
    entities: [...definition.entities],
    extensions: [Migrator],
    migrations: {
      migrationsList: [...definition.migrations],
      tableName: 'migrations',
      schema: definition.schema,
      snapshot: false,
      allOrNothing: true,
    },
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: POOL_MAX_CONNECTIONS },
    driverOptions: {
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
    },
    // Queries and parameters hold founders' texts.
    debug: false,
    logger: () => undefined,
  });
}
