import { z } from 'zod';
import entries from './demo-entries.json' with { type: 'json' };
import { type DemoEntry, demoEntrySchema } from './demo-entry.schema.js';

/** The twelve videos of the library. */
export const DEMO_ENTRIES: readonly DemoEntry[] = z.array(demoEntrySchema).parse(entries);
