/**
 * What is made when it is first asked for, and kept. For things that cost too much to make while the code loads: a browser takes
 * some ten milliseconds for each `Intl` format.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
