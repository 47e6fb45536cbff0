/** Names of the headers that every message carries besides the W3C trace context. */
export const HEADER = {
  /** The founder's access token; the callee verifies it itself. */
  accessToken: 'playbook-access-token',
  /** How long the caller waits, in milliseconds, so that the callee can stop working for nobody. */
  timeoutMs: 'playbook-timeout-ms',
  /** Where the caller listens for chunks of the reply; absent when it wants none. */
  chunksSubject: 'playbook-parts-subject',
} as const;
