/**
 * A function that makes something of an object the first time it is asked about it, and hands out the same ever after. What
 * was made goes with its object; when making throws, nothing is kept.
 */
export function oncePer<Key extends WeakKey, Made extends NonNullable<unknown>>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const own = make(key);
    made.set(key, own);
    return own;
  };
}
