/** The server did not write down what is said. What it sent is in no message: it may hold the founder's words. */
export class SpeechServerFailed extends Error {
  constructor(
    readonly why: 'unreachable' | 'timeout' | 'refused' | 'reply',
    /** HTTP status, where there was one. */
    readonly status: number | null = null,
  ) {
    super(`The speech server failed: ${why}${status === null ? '' : ` (${status})`}`);
    this.name = 'SpeechServerFailed';
  }
}
