import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Procedure, serviceOf } from '@playbook/contracts/shared/procedure';
import { HEADER } from './headers.js';
import type { OpenLine } from './rpc/rpc-call.js';
import { cancelSubjectOf, partsSubjectOf } from './subjects.js';
import { MESSAGE_MAX_BYTES, type Message, type Transport } from './transport.port.js';
import { tooLargeError } from './transport.errors.js';

const CALL_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A caller names where it listens; it must not be able to make a service publish anywhere else. */
function isPartsSubject(subject: string, service: string): boolean {
  const prefix = partsSubjectOf(service, '');
  return subject.startsWith(prefix) && CALL_ID.test(subject.slice(prefix.length));
}

/** A line between the two ends of one call, open until it is closed. */
interface ClosableLine {
  close(): Promise<void>;
}

export interface CallerLine extends ClosableLine {
  /** Headers that tell the callee of the line. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The caller's end: takes the parts of one call, each checked by the procedure's schema, and tells the callee when the signal
 * aborts. A part that breaks the schema is left out: the reply is what counts.
 */
export async function openCallerLine(
  transport: Transport,
  { subject: procedure, parts }: Procedure,
  onPart: (part: unknown) => void,
  signal: AbortSignal | undefined,
): Promise<CallerLine> {
  const subject = partsSubjectOf(serviceOf(procedure), randomUUID());
  const unsubscribe = await transport.subscribe(subject, async ({ payload }) => {
    const part = parts?.safeParse(JSON.parse(payload));
    if (part?.success === true) onPart(part.data);
  });
  const tellCallee = (): void => {
    // A callee that does not hear of it stops at the end of its time.
    transport.publish(cancelSubjectOf(subject), { payload: '{}', headers: {} }).catch(() => undefined);
  };
  signal?.addEventListener('abort', tellCallee, { once: true });
  return {
    headers: { [HEADER.partsSubject]: subject },
    close: async () => {
      signal?.removeEventListener('abort', tellCallee);
      // Within one process the last part is delivered on the turn after the reply.
      await nextTurn();
      unsubscribe();
    },
  };
}

export interface CalleeLine extends OpenLine, ClosableLine {}

/** The callee's end, or null when the caller wants no parts or the procedure has none. */
export async function openCalleeLine(
  transport: Transport,
  { subject: procedure, parts }: Procedure,
  { headers }: Message,
): Promise<CalleeLine | null> {
  const subject = headers[HEADER.partsSubject];
  if (parts === undefined || subject === undefined || !isPartsSubject(subject, serviceOf(procedure))) return null;
  const caller = new AbortController();
  const unsubscribe = await transport.subscribe(cancelSubjectOf(subject), async () => caller.abort());
  return {
    cancelled: caller.signal,
    sendPart: (part) => {
      const checked = parts.safeParse(part);
      if (!checked.success) {
        throw new Error(`${procedure} sent a part that its contract does not allow`, { cause: checked.error });
      }
      const payload = JSON.stringify(checked.data);
      if (Buffer.byteLength(payload) > MESSAGE_MAX_BYTES) throw tooLargeError('part');
      // A part that is lost is no loss: the reply holds everything, and says so when it cannot be sent.
      transport.publish(subject, { payload, headers: {} }).catch(() => undefined);
    },
    close: async () => unsubscribe(),
  };
}
