import type { z } from 'zod';
import { functionResult } from './function-call.schema.js';
import { bindRoute, type BoundRouteOptions } from './route.js';

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
