import { z } from 'zod';

/** True when PostgreSQL can store the text unchanged: no NUL character, no lone surrogate. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * Text that a founder typed: not blank, at most `maxChars` UTF-16 code units, storable without change. It is not trimmed,
 * because evidence spans point into the text exactly as it was sent.
 */
export const founderText = (maxChars: number) =>
  optionalFounderText(maxChars).refine((text) => text.trim().length > 0, { error: 'must not be empty' });

/** The same for text that may be left blank. */
export const optionalFounderText = (maxChars: number) =>
  z
    .string()
    .max(maxChars, { error: `must have at most ${maxChars} characters` })
    .refine(isStorable, { error: 'must not contain NUL characters or unpaired surrogates' });

/** Text that a founder is still writing: as `founderText`, but it may be blank. */
export const draftText = (maxChars: number) =>
  z
    .string()
    .max(maxChars, { error: `must have at most ${maxChars} characters` })
    .refine(isStorable, { error: 'must not contain NUL characters or unpaired surrogates' });
