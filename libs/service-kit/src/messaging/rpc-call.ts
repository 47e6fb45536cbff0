import type { Access } from '@playbook/contracts/procedure';
import type { Actor } from '../identity/actor.js';

/** What a handler knows about its call besides the input. */
export interface RpcCall<A extends Access = Access> {
  /** The verified founder; null where the call is nobody's in particular. */
  readonly actor: A extends 'founder' ? Actor : null;
  /** Aborts when the caller no longer waits. */
  readonly signal: AbortSignal;
}

/** Opens a call; the timer behind `signal` is made only for handlers that look at it. */
export function openCall<A extends Access>(actor: RpcCall<A>['actor'], timeoutMs: number): RpcCall<A> {
  let signal: AbortSignal | undefined;
  return {
    actor,
    get signal() {
      signal ??= AbortSignal.timeout(timeoutMs);
      return signal;
    },
  };
}
