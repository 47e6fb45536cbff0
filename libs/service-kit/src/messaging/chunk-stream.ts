import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Procedure, serviceOf } from '@playbook/contracts/core/procedure';
import { HEADER } from './headers.js';
import type { OpenStream } from './rpc/rpc-call.js';
import { cancelSubjectOf, chunksSubjectOf } from './subjects.js';
import { MESSAGE_MAX_BYTES, type Message, type Transport } from './transport.port.js';
import { tooLargeError } from './transport.errors.js';

const CALL_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A caller names where it listens; it must not be able to make a service publish anywhere else. */
function isChunksSubject(subject: string, service: string): boolean {
  const prefix = chunksSubjectOf(service, '');
  return subject.startsWith(prefix) && CALL_ID.test(subject.slice(prefix.length));
}

/** A stream between the two ends of one call, open until it is closed. */
interface ClosableStream {
  close(): Promise<void>;
}

export interface CallerStream extends ClosableStream {
  /** Headers that tell the callee of the stream. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The caller's end: takes the chunks of one call, each checked by the procedure's schema, and tells the callee when the signal
 * aborts. A chunk that breaks the schema is left out: the reply is what counts.
 */
export async function openCallerStream(
  transport: Transport,
  { subject: procedure, chunks }: Procedure,
  onChunk: (chunk: unknown) => void,
  signal: AbortSignal | undefined,
): Promise<CallerStream> {
  const subject = chunksSubjectOf(serviceOf(procedure), randomUUID());
  const unsubscribe = await transport.subscribe(subject, async ({ payload }) => {
    const chunk = chunks?.safeParse(JSON.parse(payload));
    if (chunk?.success === true) onChunk(chunk.data);
  });
  const tellCallee = (): void => {
    // A callee that does not hear of it stops at the end of its time.
    transport.publish(cancelSubjectOf(subject), { payload: '{}', headers: {} }).catch(() => undefined);
  };
  signal?.addEventListener('abort', tellCallee, { once: true });
  return {
    headers: { [HEADER.chunksSubject]: subject },
    close: async () => {
      signal?.removeEventListener('abort', tellCallee);
      // Within one process the last chunk is delivered on the turn after the reply.
      await nextTurn();
      unsubscribe();
    },
  };
}

export interface CalleeStream extends OpenStream, ClosableStream {}

/** The callee's end, or null when the caller wants no chunks or the procedure has none. */
export async function openCalleeStream(
  transport: Transport,
  { subject: procedure, chunks }: Procedure,
  { headers }: Message,
): Promise<CalleeStream | null> {
  const subject = headers[HEADER.chunksSubject];
  if (chunks === undefined || subject === undefined || !isChunksSubject(subject, serviceOf(procedure))) return null;
  const caller = new AbortController();
  const unsubscribe = await transport.subscribe(cancelSubjectOf(subject), async () => caller.abort());
  return {
    cancelled: caller.signal,
    sendChunk: (chunk) => {
      const checked = chunks.safeParse(chunk);
      if (!checked.success) {
        throw new Error(`${procedure} sent a chunk that its contract does not allow`, { cause: checked.error });
      }
      const payload = JSON.stringify(checked.data);
      if (Buffer.byteLength(payload) > MESSAGE_MAX_BYTES) throw tooLargeError('chunk');
      // A chunk that is lost is no loss: the reply holds everything, and says so when it cannot be sent.
      transport.publish(subject, { payload, headers: {} }).catch(() => undefined);
    },
    close: async () => unsubscribe(),
  };
}
