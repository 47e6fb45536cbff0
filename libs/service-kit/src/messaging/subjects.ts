/** Where the caller of one procedure listens for chunks of its reply. @param call An id, or `*` for all calls of the service. */
export const chunksSubjectOf = (service: string, call: string): string => `parts.${service}.${call}`;

/** Where the callee hears that nobody waits any more. */
export const cancelSubjectOf = (chunksSubject: string): string => `${chunksSubject}.cancelled`;

/** Replies to one kind of process arrive below a subject of its own, so that no other can be allowed to overhear them. */
export const inboxPrefixOf = (party: string): string => `_INBOX_${party}`;
