import type { SchemaAccess } from '@playbook/service-kit/persistence/migration/migrate';

/** Whose schemas there are, and how they are brought up to date: in this process, or in one that ends afterwards. */
export interface Schemas {
  /** Of the services. */
  readonly names: readonly string[];
  /** @param accesses How to reach each schema, by service name. */
  migrate(accesses: ReadonlyMap<string, SchemaAccess>): Promise<void>;
}
