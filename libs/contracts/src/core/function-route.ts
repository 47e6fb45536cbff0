import { z } from 'zod';
import { bindRoute, type BoundRouteOptions } from './route.js';

/** Repeating a call with the same key returns the analysis of the first call instead of making another one. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\w-]{8,64}$/, { error: 'must be 8 to 64 letters, digits, _ or -' });

/** The body of a call as the input of a procedure that stores its analysis under the key. */
export const withIdempotencyKey = <B extends object>({
  body,
  idempotencyKey,
}: {
  readonly body: B;
  readonly idempotencyKey: string | undefined;
}): B & { readonly idempotencyKey?: string } => ({ ...body, ...(idempotencyKey !== undefined && { idempotencyKey }) });

/** Envelope of the function routes (section 7 of the specification). Failures are problem documents with `success: false`. */
export const functionResult = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), data, error: z.null() });

/** Declares a function route that passes its request on to a procedure; the response is the procedure's output in the envelope. */
export const defineFunctionRoute = <
  B extends z.ZodType,
  Q extends z.ZodType,
  P extends z.ZodType,
  I extends z.ZodType,
  O extends z.ZodType,
>(
  route: BoundRouteOptions<B, Q, P, I, O>,
) => bindRoute(route, functionResult(route.procedure.output), (data) => ({ success: true, data, error: null }));
