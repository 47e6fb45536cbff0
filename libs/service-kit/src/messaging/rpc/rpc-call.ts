import type { Access } from '@playbook/contracts/shared/procedure';
import type { Actor } from '../../identity/actor.js';

/** What a handler knows about its call besides the input. */
export interface RpcCall<A extends Access = Access, Part = never> {
  /** The verified founder; null where the call is nobody's in particular. */
  readonly actor: A extends 'founder' ? Actor : null;
  /** Aborts when the caller no longer waits. */
  readonly signal: AbortSignal;
  /** Tells the caller a part of what is to come; null when it does not want any. */
  readonly sendPart: ((part: Part) => void) | null;
}

/** What reaches a call while it is handled, and goes out before its reply. */
export interface OpenLine {
  /** Aborts when the caller says that it no longer waits. */
  readonly cancelled: AbortSignal;
  readonly sendPart: (part: unknown) => void;
}

/** Opens a call; the timer behind `signal` is made only for handlers that look at it. */
export function openCall(actor: Actor | null, timeoutMs: number, line: OpenLine | null): RpcCall<Access> {
  let signal: AbortSignal | undefined;
  return {
    actor,
    get signal() {
      signal ??= AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(line ? [line.cancelled] : [])]);
      return signal;
    },
    sendPart: line?.sendPart ?? null,
  };
}
