import { z } from 'zod';
import { founderText } from '../core/text.schema.js';

/** What can be read by somebody without an account. */
export const SHARE_KINDS = ['application', 'pitch', 'demo', 'deck'] as const;
export const shareKindSchema = z.enum(SHARE_KINDS);
export type ShareKind = z.infer<typeof shareKindSchema>;

/** What a reader may do. */
export const SHARE_SCOPES = ['read', 'comment'] as const;
export const shareScopeSchema = z.enum(SHARE_SCOPES);
export type ShareScope = z.infer<typeof shareScopeSchema>;

export const SHARE_DEFAULT_DAYS = 7;
export const SHARE_MAX_DAYS = 90;
/** Links that a founder keeps, those that are over included. */
export const SHARE_LINKS_MAX_ITEMS = 100;
export const SHARE_NAME_MAX_CHARS = 80;

/** 256 random bits in base64url. Whoever has them is let in, so that they travel in bodies and never in addresses that are logged. */
export const shareSecretSchema = z.string().regex(/^[\w-]{43}$/, { error: 'is not the secret of a share link' });

/** Which text is meant: an application has no id of its own here, for a founder has one. */
const sharedObjectShape = { kind: shareKindSchema, objectId: z.uuid().nullable() };
const fitsKind = ({ kind, objectId }: { kind: ShareKind; objectId: string | null }): boolean =>
  (kind === 'application') === (objectId === null);

/** What a founder says of a new link. */
export const newShareLinkSchema = z
  .object({
    ...sharedObjectShape,
    /** For whom it is; only the founder sees it. */
    name: founderText(SHARE_NAME_MAX_CHARS),
    scope: shareScopeSchema,
    days: z.number().int().min(1).max(SHARE_MAX_DAYS).default(SHARE_DEFAULT_DAYS),
  })
  .refine(fitsKind, { error: 'names the thing that is shared, and only an application has none', path: ['objectId'] });
export type NewShareLink = z.output<typeof newShareLinkSchema>;

/** A link as its founder sees it. The secret is not kept: only its hash is. */
export const shareLinkSchema = z.object({
  id: z.uuid(),
  ...sharedObjectShape,
  name: z.string(),
  scope: shareScopeSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Null while it is good. */
  revokedAt: z.iso.datetime().nullable(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  comments: z.number().int().min(0),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** The only message that ever has the secret. */
export const createdShareLinkSchema = z.object({ link: shareLinkSchema, secret: shareSecretSchema });

export const shareLinksSchema = z.object({ links: z.array(shareLinkSchema).max(SHARE_LINKS_MAX_ITEMS) });

/** What a service learns of who holds a secret. */
export const resolvedShareSchema = z.object({
  linkId: z.uuid(),
  founderId: z.uuid(),
  ...sharedObjectShape,
  scope: shareScopeSchema,
  expiresAt: z.iso.datetime(),
});
export type ResolvedShare = z.infer<typeof resolvedShareSchema>;
