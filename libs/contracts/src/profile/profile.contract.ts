import { z } from 'zod';
import { DATA_TIMEOUT_MS, PROFILE_NAME_MAX_CHARS } from '../core/limits.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { founderText } from '../core/text.schema.js';

/** What the product knows of a founder as a person (specification, section 3, 'Profile record'). */
export const profileSchema = z.object({
  id: z.uuid(),
  /** The chosen name, else the identity provider's, else 'User'. */
  fullName: z.string(),
  email: z.string(),
  plan: z.literal('Free'),
  memberSince: z.iso.datetime(),
});
export type Profile = z.infer<typeof profileSchema>;

export const profileChangeSchema = z.object({
  /** Spaces around it do not count. */
  fullName: founderText(PROFILE_NAME_MAX_CHARS).transform((name) => name.trim()),
});

export const getProfile = defineProcedure({
  subject: 'auth.v1.profile.get',
  isRead: true,
  access: 'founder',
  input: z.object({}),
  output: profileSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

export const changeProfile = defineProcedure({
  subject: 'auth.v1.profile.change',
  access: 'founder',
  input: profileChangeSchema,
  output: profileSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

export const getProfileRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/profile',
  access: 'founder',
  procedure: getProfile,
  status: 200,
});

export const changeProfileRoute = defineRoute({
  method: 'PUT',
  path: '/rest/v1/profile',
  access: 'founder',
  body: profileChangeSchema,
  procedure: changeProfile,
  status: 200,
  callsPerMinute: 30,
});
