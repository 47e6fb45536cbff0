/** Result of counting one call, or an amount, within a window. */
export interface WindowCount {
  /** Calls or amounts in the current window, this one included. */
  readonly count: number;
  /** Time until the window ends. */
  readonly resetMs: number;
}

/**
 * What may be forgotten without loss: caches, rate limits, ended sessions, short-lived flow state. Shared by all replicas when
 * it is Redis. Keys carry no personal data.
 */
export interface EphemeralStore {
  /** Another number whenever what was stored may have been lost: with each new connection to a store that may have restarted. */
  readonly generation: number;
  /** @throws ProcedureError `service_unavailable` when the store cannot be reached; the same for every method. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string, lifetimeMs: number): Promise<void>;
  /** The same, and the value belongs to a group, with which it can be deleted at once. A key keeps to one group. */
  setInGroup(group: string, key: string, value: string, lifetimeMs: number): Promise<void>;
  /** Deletes every value of a group. */
  deleteGroup(group: string): Promise<void>;
  /** Stores only where the key is free; returns whether it did. */
  setIfAbsent(key: string, value: string, lifetimeMs: number): Promise<boolean>;
  delete(key: string): Promise<void>;
  /** Counts a call in a fixed window that begins with the key's first call. Atomic across replicas. */
  countInWindow(key: string, windowMs: number): Promise<WindowCount>;
  /**
   * The same for an amount instead of one call: a whole number. A negative amount takes back what was added in this window and
   * never begins one, so that what is given back late is no gift.
   */
  addInWindow(key: string, amount: number, windowMs: number): Promise<WindowCount>;
  /** Resolves when the store responds. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Injection token of the store. */
export const EPHEMERAL_STORE = Symbol('EphemeralStore');
