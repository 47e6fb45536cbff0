import type { z } from 'zod';
import type { Access, Procedure } from './procedure.js';

/** One HTTP operation of the gateway, used by its controller, by the web client and by the tests. */
export interface Route<
  B extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
  P extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** May hold parameters, as in `/things/:id`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Schema of the JSON body; absent where the operation has none. */
  readonly body?: B;
  /** Largest body; `JSON_BODY_MAX_BYTES` unless said. */
  readonly bodyMaxBytes?: number;
  /** How the body is written; JSON unless said. */
  readonly bodyType?: 'form';
  readonly query?: Q;
  /** Schema of the parameters in `path`. */
  readonly params?: P;
  readonly response: R;
  /**
   * Schema of the chunks that a caller who accepts `text/event-stream` gets before the response: an event each, named by the
   * chunk's `kind`, then one `result` or `error`.
   */
  readonly chunks?: z.ZodType;
  /**
   * The response is written while it is read. Who reads it must come to its end: where it cannot be finished the connection ends
   * before the last chunk, and the JSON text has no closing bracket. HEAD is not served.
   */
  readonly isStreamed?: true;
  /** It waits for news and does no work; the gateway counts such requests apart from those that do. */
  readonly isWatch?: true;
  /** What the gateway calls where it only passes the request on; absent where a controller composes the response. */
  readonly binding?: RouteBinding;
  /** Status of success. */
  readonly status: number;
  /**
   * Calls a caller (founder where signed in, else client address) may make within one minute; operations of the auth wire contract have
   * their limits in `auth-limits`.
   */
  readonly callsPerMinute?: number;
  /** Calls that all callers together may make within one minute; counted are those that their own limit lets pass. */
  readonly callsPerMinuteInAll?: number;
}

/** What a route's request holds, parsed by its schemas. */
export interface RouteSource<
  B extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  P extends z.ZodType = z.ZodType,
> {
  readonly body: z.output<B>;
  readonly query: z.output<Q>;
  readonly params: z.output<P>;
  /** Where the request came from. */
  readonly client: { readonly address: string; readonly userAgent: string };
  readonly idempotencyKey: string | undefined;
}

/** The procedure that a route passes its request on to. */
export interface RouteBinding {
  readonly procedure: Procedure;
  /** Input of the procedure. */
  toInput(source: RouteSource): unknown;
  /** Makes the response of the output, where they are not the same. */
  readonly toResponse?: (output: unknown) => unknown;
}

/** A route whose response is the output of a procedure, and whose chunks are the procedure's. */
export type BoundRouteOptions<
  B extends z.ZodType,
  Q extends z.ZodType,
  P extends z.ZodType,
  I extends z.ZodType,
  O extends z.ZodType,
> = Omit<Route<B, Q, O, P>, 'response' | 'chunks' | 'binding'> & {
  readonly procedure: Procedure<I, O>;
  /** Input of the procedure; parameters, query and body together unless said. */
  readonly input?: (source: RouteSource<B, Q, P>) => z.input<I>;
};

const allTogether = ({ params, query, body }: RouteSource): unknown => ({
  ...(params as object),
  ...(query as object),
  ...(body as object),
});

/** Binds a route to its procedure. @param toResponse Makes the response of the output, where they are not the same */
export function bindRoute<
  B extends z.ZodType,
  Q extends z.ZodType,
  P extends z.ZodType,
  I extends z.ZodType,
  O extends z.ZodType,
  R extends z.ZodType,
>(
  { procedure, input, ...route }: BoundRouteOptions<B, Q, P, I, O>,
  response: R,
  toResponse?: RouteBinding['toResponse'],
): Route<B, Q, R, P> {
  const { chunks } = procedure;
  const toInput: RouteBinding['toInput'] = input ?? allTogether;
  return Object.freeze({
    ...route,
    response,
    ...(chunks && { chunks }),
    binding: { procedure, toInput, ...(toResponse && { toResponse }) },
  });
}

/**
 * Declares a route. One with a procedure passes its request on, and the gateway serves it by itself; for one with a response there is a
 * controller that composes it.
 */
export function defineRoute<
  B extends z.ZodType,
  Q extends z.ZodType,
  P extends z.ZodType,
  I extends z.ZodType,
  O extends z.ZodType,
>(route: BoundRouteOptions<B, Q, P, I, O>): Route<B, Q, O, P>;
export function defineRoute<B extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, P extends z.ZodType>(
  route: Route<B, Q, R, P>,
): Route<B, Q, R, P>;
export function defineRoute(
  route: Route | BoundRouteOptions<z.ZodType, z.ZodType, z.ZodType, z.ZodType, z.ZodType>,
): Route {
  return 'procedure' in route ? bindRoute(route, route.procedure.output) : Object.freeze(route);
}
