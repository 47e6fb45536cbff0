/** What a client knows of a write: the product said that it is stored, refused it, or said nothing. */
export type Fate = 'stored' | 'refused' | 'unknown';

/** Writes of one kind, one after the other, and what must be true of them in the end. */
export interface WriteKind {
  readonly name: string;
  /** How many the product acknowledged. */
  readonly acknowledged: number;
  /** Writes until it is stopped. */
  run(): Promise<void>;
  stop(): void;
  /** What is not as it was acknowledged, one line each; call it when nothing is written any more. */
  faults(): Promise<readonly string[]>;
}
