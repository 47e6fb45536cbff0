/** Held in the product's database by whoever migrates a schema, or hands it to another role. */
export const MIGRATION_LOCK_KEY = 7_529_301;
