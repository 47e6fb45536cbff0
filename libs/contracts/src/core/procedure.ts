import type { z } from 'zod';

/**
 * `founder`: the callee verifies the caller's access token. `admin`: it verifies a service key. `public`: anyone on the transport
 * may call.
 */
export type Access = 'founder' | 'admin' | 'public';

/** One request/reply operation of a service. */
export interface Procedure<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
  P extends z.ZodType = z.ZodType,
> {
  /** `<service>.v1.<noun>.<verb>`; the first token is the service and its queue group. */
  readonly subject: string;
  readonly access: A;
  /** Whether it may be asked twice without harm or cost: then another process is asked where one does not respond soon. */
  readonly isRead?: boolean;
  readonly input: I;
  readonly output: O;
  /** Schema of what a caller who wants it gets before the output; absent where there is nothing to see earlier. */
  readonly chunks?: P;
  /** Who may call it where processes share a server: the gateway alone, unless others are named. */
  readonly callers?: readonly string[] | 'every-process';
  /** How long the caller waits before it fails with `request_timeout`. */
  readonly timeoutMs: number;
}

const SUBJECT_PATTERN = /^[a-z]+\.v\d+\.[a-z-]+\.[a-z-]+$/;

/**
 * Declares a procedure. A breaking change gets a new subject beside the old one.
 * @throws Error when the subject does not have the form `<service>.v1.<noun>.<verb>`.
 */
export function defineProcedure<
  I extends z.ZodType,
  O extends z.ZodType,
  const A extends Access,
  P extends z.ZodType = z.ZodType,
>(procedure: Procedure<I, O, A, P>): Procedure<I, O, A, P> {
  if (!SUBJECT_PATTERN.test(procedure.subject)) throw new Error(`Malformed procedure subject: ${procedure.subject}`);
  return Object.freeze(procedure);
}

/** Name under which the gateway calls procedures and takes events. */
export const GATEWAY = 'gateway';

/** Whether a kind of process may call a procedure. */
export const mayCall = ({ callers = [GATEWAY] }: Procedure, party: string): boolean =>
  callers === 'every-process' || callers.includes(party);

/** The service that owns a subject; also the name of its queue group. */
export const serviceOf = (subject: string): string => subject.slice(0, subject.indexOf('.'));
