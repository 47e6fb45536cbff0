/** Why the product cannot start, for the person at the terminal: one sentence, and what to do about it. */
export class StartError extends Error {
  override readonly name = 'StartError';

  constructor(
    readonly problem: string,
    readonly remedy: string,
    options?: ErrorOptions,
  ) {
    super(`${problem} ${remedy}`, options);
  }
}
