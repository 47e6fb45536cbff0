import { z } from 'zod';

/** A key of the browser's local storage with the shape and version of what it holds. */
export interface StoredKey<T extends z.ZodType> {
  readonly name: string;
  /** Raised when the shape changes; values of other versions are ignored. */
  readonly version: number;
  readonly schema: T;
  /** Reads a value from before there were envelopes; null when it is none. Who opens it first owns it from then on. */
  readonly readOlder?: (value: unknown) => z.output<T> | null;
}

const envelopeSchema = z.object({ version: z.number(), ownerId: z.string(), value: z.unknown() });

function ignoreUnusable(name: string, reason: string): null {
  console.warn(`Ignored the stored value of ${name}: ${reason}`);
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Handled by the schema, as any other broken value.
    return undefined;
  }
}

/**
 * What was stored for this founder; null when there is nothing, when it belongs to another founder of this browser, or when
 * it is corrupt (which is logged, without the content).
 */
export function readStored<T extends z.ZodType>(key: StoredKey<T>, ownerId: string): z.output<T> | null {
  let text: string | null;
  try {
    text = window.localStorage.getItem(key.name);
  } catch {
    return ignoreUnusable(key.name, 'storage is blocked');
  }
  if (text === null) return null;
  const stored = parseJson(text);
  const envelope = envelopeSchema.safeParse(stored);
  if (!envelope.success) return key.readOlder?.(stored) ?? ignoreUnusable(key.name, 'not a stored value of this app');
  if (envelope.data.ownerId !== ownerId) return null;
  if (envelope.data.version !== key.version) return ignoreUnusable(key.name, 'stored by another version');
  const value = key.schema.safeParse(envelope.data.value);
  return value.success ? value.data : ignoreUnusable(key.name, 'does not have the expected shape');
}

/** Stores a value for this founder; false, and logged, when the storage is full or blocked. */
export function writeStored<T extends z.ZodType>(key: StoredKey<T>, ownerId: string, value: z.input<T>): boolean {
  try {
    window.localStorage.setItem(key.name, JSON.stringify({ version: key.version, ownerId, value }));
    return true;
  } catch {
    ignoreUnusable(key.name, 'storage is full or blocked');
    return false;
  }
}

/** Names of all values whose name begins like this, whoever owns them; none when the storage is blocked. */
export function storedNames(prefix: string): readonly string[] {
  try {
    return Object.keys(window.localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    ignoreUnusable(prefix, 'storage is blocked');
    return [];
  }
}

/** Removes every value that belongs to a founder, under whatever key but those that are kept. */
export function removeAllOf(ownerId: string, keptNames: ReadonlySet<string> = new Set()): void {
  try {
    for (const name of Object.keys(window.localStorage)) {
      if (keptNames.has(name)) continue;
      const envelope = envelopeSchema.safeParse(parseJson(window.localStorage.getItem(name) ?? ''));
      if (envelope.data?.ownerId === ownerId) window.localStorage.removeItem(name);
    }
  } catch {
    ignoreUnusable('this founder', 'storage is blocked');
  }
}

/** Removes a value, whoever owns it. */
export function removeStored(key: Pick<StoredKey<z.ZodType>, 'name'>): void {
  try {
    window.localStorage.removeItem(key.name);
  } catch {
    ignoreUnusable(key.name, 'storage is blocked');
  }
}
