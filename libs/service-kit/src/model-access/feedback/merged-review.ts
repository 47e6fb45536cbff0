import { type DegradedReason, degradedReasonSchema } from '@playbook/contracts/core/analyst.schema';
import { z } from 'zod';
import { asModelFault, ModelFault } from '../model/model-fault.js';

/** The outcome of a merge in a worker thread: the class of an error does not survive the way out of it. */
export type MergeOutcome<Review> = { readonly fault: DegradedReason } | { readonly review: Review };

/**
 * The review that a worker thread makes of a model's reply.
 * @throws ModelFault `reply-unsafe` when too little of it may be shown or it takes too long to read, `busy` when too many wait
 */
export async function mergedReview<Review>(
  merging: Promise<unknown>,
  reviewSchema: z.ZodType<Review>,
): Promise<Review> {
  const result = await merging.catch((error: unknown) => {
    throw asModelFault(error);
  });
  const outcome = z
    .union([z.object({ fault: degradedReasonSchema }), z.object({ review: reviewSchema })])
    .parse(result);
  if ('fault' in outcome) throw new ModelFault(outcome.fault);
  return outcome.review;
}
