/** One question of the application builder. */
export interface BuilderField {
  readonly id: string;
  readonly label: string;
  /** Shown in the empty field: what an answer holds, never one that could be taken for an answer. */
  readonly placeholder: string;
  readonly tip: string;
  /** Words that a good answer has; advice, not a limit. */
  readonly hintWords: { readonly min: number; readonly max: number };
  /** Most characters that the real form takes, where that is known (checked November 2026); the counter turns red above it. */
  readonly formMaxChars: number | null;
}

/** One step of the application builder. Either all its fields are required or none is. */
export interface BuilderSection {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly fields: readonly BuilderField[];
}
