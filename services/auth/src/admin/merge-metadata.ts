import type { User } from '@playbook/contracts/auth-wire.schema';
import { requireStorableMetadata } from '../accounts/user-metadata.js';

type Metadata = User['user_metadata'];

/** The wire contract derives these from the identities, so nobody can set them. */
const DERIVED_KEYS: ReadonlySet<string> = new Set(['provider', 'providers']);

/**
 * What was there with the changes on top; null removes a key.
 * @throws ProcedureError `validation_failed` when the whole is too large or cannot be stored
 */
export function mergeMetadata(before: Metadata, changes: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== null));
  requireStorableMetadata(merged);
  return merged;
}

/** The same for what operators' programs note. @throws ProcedureError `validation_failed` */
export function mergeAppMetadata(before: Metadata, changes: Metadata): Metadata {
  const own = Object.entries(changes).filter(([key]) => !DERIVED_KEYS.has(key));
  return mergeMetadata(before, Object.fromEntries(own));
}
