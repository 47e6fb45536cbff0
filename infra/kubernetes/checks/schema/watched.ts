/** Properties that were read, by the object that has them. */
type Reads = Map<object, Set<string>>;

/** A value that remembers what is read of it and of all that it holds. */
function watch<T>(value: T, reads: Reads): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      if (typeof name === 'string') {
        const names = reads.get(target) ?? new Set();
        reads.set(target, names.add(name));
      }
      return watch(Reflect.get(target, name, receiver) as unknown, reads);
    },
  });
}

/** Paths of fields that nobody read, the outermost only. */
function* unread(value: unknown, reads: Reads, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    const here = `${path}/${name}`;
    if (!Array.isArray(value) && !reads.get(value)?.has(name)) yield here;
    else yield* unread(item, reads, here);
  }
}

/**
 * Paths of fields that a validator does not look at, because its schema does not have them. Schemas of Kubernetes allow them; an API
 * server drops them.
 */
export function unknownFields(value: object, validate: (watched: object) => void): readonly string[] {
  const reads: Reads = new Map();
  validate(watch(value, reads));
  return [...unread(value, reads, '')];
}
