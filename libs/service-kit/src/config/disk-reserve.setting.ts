import { z } from 'zod';

const DEFAULT_MB = 64;
const MAX_MB = 4_096;

/** Megabytes that are kept free for the embedded database to end its work when the disk is full; 0 for no guard. */
export const diskReserveSetting = z.coerce
  .number({ error: 'it must be a number' })
  .int('it must be a whole number')
  .min(0, 'it must be 0 at least')
  .max(MAX_MB, `it must be ${MAX_MB} at most`)
  .default(DEFAULT_MB);
