/** What people read of an operation beside its schemas. */
interface OperationText {
  /** What it does, in one line. */
  readonly summary: string;
  /** A request body that is accepted. */
  readonly example?: unknown;
}

/** By operation, as in `GET /things/:id`. */
export type OperationTexts = Readonly<Record<string, OperationText>>;
