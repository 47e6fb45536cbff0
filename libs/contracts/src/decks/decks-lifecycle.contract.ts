import { z } from 'zod';
import { defineFounderLifecycle } from '../founder/define-founder-lifecycle.js';
import { exportedDeckSchema } from './deck-analysis.schema.js';

/** What the decks service keeps of a founder. */
export const decksLifecycle = defineFounderLifecycle('decks', z.object({ deckAnalyses: z.array(exportedDeckSchema) }));
