import { fieldAddressShape, inBuilder, storedAnswerSchema } from '@playbook/contracts/applications/application.schema';
import { z } from 'zod';

/** What tabs of one browser tell each other about one application. */
export const tabMessageSchema = z.discriminatedUnion('kind', [
  /** A field was saved. */
  z.object({
    kind: z.literal('saved'),
    address: inBuilder(z.object(fieldAddressShape)),
    stored: storedAnswerSchema,
  }),
  /** Asks every open page to say that it is open. */
  z.object({ kind: z.literal('roll-call'), from: z.string() }),
  z.object({ kind: z.literal('present'), pageId: z.string() }),
]);
export type TabMessage = z.infer<typeof tabMessageSchema>;
