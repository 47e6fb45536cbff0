import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * A refresh token is `version, session id, counter, family secret, tag` in base64url. The family secret (128 random bits) is the
 * same in all tokens of a session and is stored only as its SHA-256. The tag is an HMAC over everything before it, with a
 * random key that is stored with the session.
 *
 * So the database cannot be turned into tokens, because it lacks the secret; a holder of one token cannot make another, because he
 * lacks the key; and whoever presents an older token of the session can be given the very token that is active now,
 * although it is stored nowhere: the secret comes with the request, the key and the counter from the row.
 */
const VERSION = 1;
const SECRET_BYTES = 16;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const SESSION_ID_AT = 1;
const COUNTER_AT = 17;
const SECRET_AT = 21;
const TAG_AT = SECRET_AT + SECRET_BYTES;
const TOKEN_BYTES = TAG_AT + TAG_BYTES;
const UUID_GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** What the database keeps of a session's tokens. */
export interface RefreshFamily {
  readonly familyHash: string;
  readonly tagKey: string;
}

export interface RefreshToken {
  readonly sessionId: string;
  /** 0 for the first token of a session, one more with each refresh. */
  readonly counter: number;
  readonly familySecret: Buffer;
}

/** A token as somebody presents it; genuine only when {@link isGenuine} says so. */
export interface PresentedToken extends RefreshToken {
  readonly tag: Buffer;
}

/** Starts the family of a new session; the secret leaves the process only inside tokens. */
export function createRefreshFamily(): { family: RefreshFamily; familySecret: Buffer } {
  const familySecret = randomBytes(SECRET_BYTES);
  const tagKey = randomBytes(KEY_BYTES).toString('base64url');
  return { family: { familyHash: hashOf(familySecret).toString('base64url'), tagKey }, familySecret };
}

export function encodeRefreshToken(token: RefreshToken, tagKey: string): string {
  const body = bodyOf(token);
  return Buffer.concat([body, tagOf(body, tagKey)]).toString('base64url');
}

/** The parts of a token, or null for a text that was never one of ours. */
export function decodeRefreshToken(text: string): PresentedToken | null {
  const bytes = Buffer.from(text, 'base64url');
  const isWellFormed = bytes.length === TOKEN_BYTES && bytes[0] === VERSION && bytes.toString('base64url') === text;
  if (!isWellFormed) return null;
  const sessionId = bytes.toString('hex', SESSION_ID_AT, COUNTER_AT).replace(UUID_GROUPS, '$1-$2-$3-$4-$5');
  return {
    sessionId,
    counter: bytes.readUInt32BE(COUNTER_AT),
    familySecret: bytes.subarray(SECRET_AT, TAG_AT),
    tag: bytes.subarray(TAG_AT),
  };
}

/** Whether this service issued the token in this family; compares in constant time. */
export function isGenuine(token: PresentedToken, family: RefreshFamily): boolean {
  const hasSecret = timingSafeEqual(hashOf(token.familySecret), Buffer.from(family.familyHash, 'base64url'));
  const hasTag = timingSafeEqual(tagOf(bodyOf(token), family.tagKey), token.tag);
  return hasSecret && hasTag;
}

function bodyOf({ sessionId, counter, familySecret }: RefreshToken): Buffer {
  const body = Buffer.alloc(TAG_AT);
  body.writeUInt8(VERSION, 0);
  body.write(sessionId.replaceAll('-', ''), SESSION_ID_AT, 'hex');
  body.writeUInt32BE(counter, COUNTER_AT);
  familySecret.copy(body, SECRET_AT);
  return body;
}

const hashOf = (secret: Buffer): Buffer => createHash('sha256').update(secret).digest();

const tagOf = (body: Buffer, tagKey: string): Buffer =>
  createHmac('sha256', Buffer.from(tagKey, 'base64url')).update(body).digest().subarray(0, TAG_BYTES);
