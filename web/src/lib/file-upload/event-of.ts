/**
 * Waits for the first of some events and returns its name. To be called before what causes them, so that none is missed.
 * @throws Error when none comes in time
 */
export function eventOf<Name extends string>(
  target: EventTarget,
  names: readonly Name[],
  timeoutMs: number,
): Promise<Name> {
  const { promise, resolve, reject } = Promise.withResolvers<Name>();
  const done = new AbortController();
  for (const name of names) target.addEventListener(name, () => resolve(name), { signal: done.signal, once: true });
  const timer = setTimeout(() => reject(new Error(`No ${names.join(' or ')} in ${timeoutMs} ms`)), timeoutMs);
  return promise.finally(() => {
    clearTimeout(timer);
    done.abort();
  });
}
