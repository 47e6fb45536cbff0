import { demoReviewSchema } from '@playbook/contracts/demos/demo-review.schema';
import type { z } from 'zod';

/** A judgement without its sections, which are rows of their own. */
export const storedReviewSchema = demoReviewSchema.omit({ sections: true });
export type StoredReview = z.infer<typeof storedReviewSchema>;
