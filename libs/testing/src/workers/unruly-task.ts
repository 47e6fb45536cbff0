/** What a test asks of a thread. */
export type UnrulyTask =
  | { readonly does: 'answer'; readonly value: string }
  | { readonly does: 'throw'; readonly message: string }
  /** Never ends: in a script, in a pattern that backtracks, in memory that is never given back. */
  | { readonly does: 'loop' | 'backtrack' | 'hoard' }
  /** Waits, without any work, until the first cell of the gate is not 0; says in the second that it waits. */
  | { readonly does: 'wait'; readonly gate: SharedArrayBuffer };

const CELLS = 2;

/** Holds a thread up until the test opens it. */
export class Gate {
  readonly memory = new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT);
  private readonly cells = new Int32Array(this.memory);

  get hasVisitor(): boolean {
    return Atomics.load(this.cells, 1) === 1;
  }

  open(): void {
    Atomics.store(this.cells, 0, 1);
    Atomics.notify(this.cells, 0);
  }
}
