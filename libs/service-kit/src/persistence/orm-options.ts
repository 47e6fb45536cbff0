import type { MigrationObject } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type EntitySchema, type Options } from '@mikro-orm/postgresql';
import { PostgresNamingStrategy } from './naming-strategy.js';
import { SQL_STEPS_TABLE } from './migration/sql-steps.js';
import { type ConnectionPool, watchConnections } from './connection/watch-connections.js';

const POOL_MAX_CONNECTIONS = 10;
/**
 * For a connection of the pool, be it a free one or a new one. A caller gets its response earlier, by the time limit of the call; at the
 * start of a process loading may hold the event loop for seconds on a busy machine.
 */
const CONNECT_TIMEOUT_MS = 5_000;
/** A start that waits is better than one that fails. */
const MIGRATION_CONNECT_TIMEOUT_MS = 60_000;
const STATEMENT_TIMEOUT_MS = 10_000;
/** Longer than any statement of a service takes but for the erasure of a founder with very many rows. */
const SILENCE_MS = 8_000;
/** Migrations may rewrite a large table. */
const MIGRATION_STATEMENT_TIMEOUT_MS = 600_000;
/** While a change of a table waits for its lock, all that came later waits behind it. */
export const MIGRATION_LOCK_TIMEOUT_MS = 3_000;

/** Table of each schema in which MikroORM notes what has been applied. */
export const MIGRATIONS_TABLE = 'migrations';

export interface SchemaDefinition {
  /** PostgreSQL schema that belongs to the service; its migration table lives there too. */
  readonly schema: string;
  readonly entities: readonly EntitySchema[];
  readonly migrations: readonly MigrationObject[];
  /** Folder with a file `.sql` for each function, applied anew whenever its text is another one. */
  readonly sqlFolder?: URL;
}

/**
 * MikroORM options for a service that owns one schema and logs in with a role of its own.
 * @param silenceMs After so long without a sign of the server in a statement its connection is discarded
 */
export function ormOptions(definition: SchemaDefinition, databaseUrl: string, silenceMs = SILENCE_MS): Options {
  return defineConfig({
    clientUrl: databaseUrl,
    schema: definition.schema,
    entities: [...definition.entities],
    namingStrategy: PostgresNamingStrategy,
    extensions: [Migrator],
    // Functions stand in files of SQL of their own, and the journals are the migrator's.
    schemaGenerator: { ignoreRoutines: true, skipTables: [MIGRATIONS_TABLE, SQL_STEPS_TABLE] },
    migrations: {
      migrationsList: [...definition.migrations],
      tableName: MIGRATIONS_TABLE,
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
      onPoolCreated: (pool: ConnectionPool) => watchConnections(pool, silenceMs),
    },
    // Queries and parameters hold founders' texts.
    debug: false,
    logger: () => undefined,
  });
}

/** The same for migrations: their statements take long, but none of them waits long for a lock. */
export function migrationOptions(definition: SchemaDefinition, databaseUrl: string): Options {
  return {
    ...ormOptions(definition, databaseUrl),
    driverOptions: {
      connectionTimeoutMillis: MIGRATION_CONNECT_TIMEOUT_MS,
      statement_timeout: MIGRATION_STATEMENT_TIMEOUT_MS,
      lock_timeout: MIGRATION_LOCK_TIMEOUT_MS,
      keepAlive: true,
    },
  };
}
