import type { Access } from '@playbook/contracts/core/procedure';
import type { Actor } from '../../identity/actor.js';

/** What a handler knows about its call besides the input. */
export interface RpcCall<A extends Access = Access, Chunk = never> {
  /** The verified founder; null where the call is nobody's in particular. */
  readonly actor: A extends 'founder' ? Actor : null;
  /** Aborts when the caller no longer waits. */
  readonly signal: AbortSignal;
  /** Tells the caller a chunk of what is to come; null when it does not want any. */
  readonly sendChunk: ((chunk: Chunk) => void) | null;
}

/** What reaches a call while it is handled, and goes out before its reply. */
export interface OpenStream {
  /** Aborts when the caller says that it no longer waits. */
  readonly cancelled: AbortSignal;
  readonly sendChunk: (chunk: unknown) => void;
}

/** Opens a call; the timer behind `signal` is made only for handlers that look at it. */
export function openCall(actor: Actor | null, timeoutMs: number, stream: OpenStream | null): RpcCall<Access> {
  let signal: AbortSignal | undefined;
  return {
    actor,
    get signal() {
      signal ??= AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(stream ? [stream.cancelled] : [])]);
      return signal;
    },
    sendChunk: stream?.sendChunk ?? null,
  };
}
