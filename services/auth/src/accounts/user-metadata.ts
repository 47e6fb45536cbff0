import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { USER_METADATA_MAX_BYTES } from '@playbook/contracts/core/limits';
import { invalidInput } from '../core/errors/wire-errors.js';

type UserMetadata = User['user_metadata'];

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Whether PostgreSQL's jsonb takes every key and text of a value. */
function hasStorableTexts(metadata: UserMetadata): boolean {
  let areStorable = true;
  JSON.stringify(metadata, (key, value: unknown) => {
    areStorable &&= isStorable(key) && (typeof value !== 'string' || isStorable(value));
    return value;
  });
  return areStorable;
}

const isSmallEnough = (metadata: UserMetadata): boolean =>
  Buffer.byteLength(JSON.stringify(metadata)) <= USER_METADATA_MAX_BYTES;

/**
 * Metadata travels in every access token, so that more of it than this would make requests too large to be taken.
 * @throws ProcedureError `validation_failed`
 */
export function requireStorableMetadata(metadata: UserMetadata): void {
  if (!isSmallEnough(metadata)) {
    throw invalidInput(`User metadata must not exceed ${USER_METADATA_MAX_BYTES} bytes`);
  }
  if (!hasStorableTexts(metadata)) {
    throw invalidInput('User metadata must not contain NUL characters or unpaired surrogates');
  }
}

/**
 * What is there with the changes on top; a null takes its key away.
 * @throws ProcedureError `validation_failed` when the whole is too large or cannot be stored
 */
export function mergeMetadata(own: UserMetadata, changes: UserMetadata): UserMetadata {
  const entries = Object.entries({ ...own, ...changes });
  const merged = Object.fromEntries(entries.filter(([key, value]) => value !== null || !(key in changes)));
  requireStorableMetadata(merged);
  return merged;
}

/** Adds what a provider tells to what the person set; the person's own values win, and win alone where both are too large. */
export function addProviderMetadata(own: UserMetadata, fromProvider: UserMetadata): UserMetadata {
  const both = { ...fromProvider, ...own };
  return isSmallEnough(both) ? both : own;
}
