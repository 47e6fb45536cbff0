import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { mergeMetadata } from '../accounts/user-metadata.js';

type Metadata = User['user_metadata'];

/** The wire contract derives these from the identities, so nobody can set them. */
const DERIVED_KEYS: ReadonlySet<string> = new Set(['provider', 'providers']);

/** Merges what operators' programs note as `mergeMetadata` does. @throws ProcedureError `validation_failed` */
export function mergeAppMetadata(before: Metadata, changes: Metadata): Metadata {
  const own = Object.entries(changes).filter(([key]) => !DERIVED_KEYS.has(key));
  return mergeMetadata(before, Object.fromEntries(own));
}
