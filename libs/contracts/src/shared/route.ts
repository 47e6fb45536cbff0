import type { z } from 'zod';
import type { Access } from './procedure.js';

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
   * Schema of the parts that a caller who accepts `text/event-stream` gets before the response: an event each, named by the
   * part's `kind`, then one `result` or `error`.
   */
  readonly parts?: z.ZodType;
  /**
   * The response is written while it is read. Who reads it must come to its end: where it cannot be finished the connection ends
   * before the last chunk, and the JSON text has no closing bracket. HEAD is not served.
   */
  readonly isStreamed?: true;
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

/** Declares a route. */
export function defineRoute<B extends z.ZodType, Q extends z.ZodType, R extends z.ZodType, P extends z.ZodType>(
  route: Route<B, Q, R, P>,
): Route<B, Q, R, P> {
  return Object.freeze(route);
}
