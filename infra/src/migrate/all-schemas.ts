import { SERVICES } from '../composition/services.js';
import { migrateAll } from './migrate-all.js';
import type { Schemas } from './schemas.js';

/** The schemas of every service, brought up to date by the process that asks. */
export const ALL_SCHEMAS: Schemas = { names: SERVICES.map(({ name }) => name), migrate: migrateAll };
