/** Many times what a read takes, and a small part of what a caller waits. */
const REPEAT_AFTER_MS = 600;

/**
 * The reply to a request that may be handled twice. Where none has come after a while, it is sent once more, most likely to
 * another member of the group, since one that is frozen gets its share of requests until its supervisor ends it.
 * @throws what the first request throws, unless the second one gets its response
 */
export function firstReply<T>(send: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let repeated: Promise<void> | undefined;
    const timer = setTimeout(() => {
      // A fault of the second request tells nothing that the first one does not.
      repeated = send().then(resolve, () => undefined);
    }, REPEAT_AFTER_MS);
    send().then(
      (reply) => {
        clearTimeout(timer);
        resolve(reply);
      },
      (error: unknown) => {
        clearTimeout(timer);
        void (repeated ?? Promise.resolve()).then(() => reject(error));
      },
    );
  });
}
