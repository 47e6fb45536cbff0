import { allInOneSettingsSchema } from './all-in-one/all-in-one.settings.js';
import { SERVICES, settingsOf, WORKERS } from './composition/services.js';
import { distributedStartSchema } from './distributed/distributed.settings.js';

/** Schemas of every setting of either topology: one environment file serves both, and any other name is a typing error. */
export const KNOWN_SETTINGS = [
  allInOneSettingsSchema,
  distributedStartSchema,
  ...[...SERVICES, ...WORKERS].flatMap(settingsOf),
];
