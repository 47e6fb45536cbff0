import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { z } from 'zod';

// Parts of the schemas by which rows are parsed.

/** What a user, a provider or an operator's program noted. The contracts look into it. */
export const metadataSchema = z.custom<User['user_metadata']>((value) => typeof value === 'object' && value !== null);

/** Rows by which it counts only that they are there. */
export const presenceSchema = z.object({});

export const idRowSchema = z.object({ id: z.string() });
