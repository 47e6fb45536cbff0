/**
 * The policy by which a full Redis drops keys before their time; null where it drops none. Every key of ours has an end, so that
 * the `volatile-` policies drop it like the others.
 * @param readSettings Returns names and values in turn, as `CONFIG GET` does. @throws What it throws.
 */
export async function findEvictingPolicy(readSettings: (pattern: string) => Promise<unknown>): Promise<string | null> {
  // One pattern: servers before version 7 take no second one.
  const reply = await readSettings('maxmemory*');
  const flat = Array.isArray(reply) ? reply.map(String) : [];
  const settingOf = (name: string): string | undefined => flat[flat.indexOf(name) + 1];
  const policy = settingOf('maxmemory-policy');
  const hasBound = settingOf('maxmemory') !== '0';
  return policy === undefined || policy === 'noeviction' || !hasBound ? null : policy;
}
