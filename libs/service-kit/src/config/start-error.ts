/**
 * A start that cannot go on for a reason that the person at the terminal can remove. The message is complete: what is wrong
 * and what to do about it; it is printed alone, without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(
    /** Stable, so that callers and tests do not compare sentences. */
    readonly code: string,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
