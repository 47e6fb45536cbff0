/** Whether the last change was refused because the server has no space; reading says nothing about it. */
class FullStorage {
  #isFull = false;
  readonly #listeners = new Set<() => void>();

  readonly isFull = (): boolean => this.#isFull;

  /** Tells when that changes; returns how to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The gateway responded to a change. */
  readonly note = (isFull: boolean): void => {
    if (isFull === this.#isFull) return;
    this.#isFull = isFull;
    for (const listener of this.#listeners) listener();
  };
}

export const fullStorage = new FullStorage();
