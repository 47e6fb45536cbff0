import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  createRefreshFamily,
  decodeRefreshToken,
  encodeRefreshToken,
  isGenuine,
  type PresentedToken,
} from './refresh-token.codec.js';

function decode(text: string): PresentedToken {
  const token = decodeRefreshToken(text);
  if (!token) throw new Error('The token was not read');
  return token;
}

function newSession() {
  const { family, familySecret } = createRefreshFamily();
  const sessionId = randomUUID();
  return {
    family,
    sessionId,
    issue: (counter: number) => encodeRefreshToken({ sessionId, counter, familySecret }, family.tagKey),
  };
}

/** Changes one bit. */
function flip(text: string, byteAt: number): string {
  const bytes = Buffer.from(text, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(byteAt) ^ 1, byteAt);
  return bytes.toString('base64url');
}

describe('refresh tokens', () => {
  it('carry their session and counter', () => {
    const { sessionId, issue, family } = newSession();
    for (const counter of [0, 1, 4_294_967_295]) {
      const token = decode(issue(counter));
      expect(token).toMatchObject({ sessionId, counter });
      expect(isGenuine(token, family)).toBe(true);
    }
  });

  it('can be made again from any other of the session, with what the row knows', () => {
    const { issue, family } = newSession();
    const presented = decode(issue(3));
    expect(encodeRefreshToken({ ...presented, counter: 7 }, family.tagKey)).toBe(issue(7));
  });

  it('differ between sessions and between generations', () => {
    const one = newSession();
    const other = newSession();
    expect(new Set([one.issue(0), one.issue(1), other.issue(0), other.issue(1)]).size).toBe(4);
    expect(isGenuine(decode(other.issue(0)), one.family)).toBe(false);
  });

  it('are not genuine when any byte behind the version was changed', () => {
    const { issue, family } = newSession();
    const token = issue(2);
    for (let at = 1; at < 53; at += 1) expect(isGenuine(decode(flip(token, at)), family)).toBe(false);
  });

  it('are not genuine with the key of the row but without the secret', () => {
    const { family, sessionId } = newSession();
    const guess = { sessionId, counter: 0, familySecret: Buffer.alloc(16) };
    expect(isGenuine(decode(encodeRefreshToken(guess, family.tagKey)), family)).toBe(false);
  });

  it('are read in one spelling only', () => {
    const token = newSession().issue(0);
    const others = ['', 'x'.repeat(12), token.slice(1), `${token}A`, `${token}=`, ` ${token}`, flip(token, 0)];
    for (const other of others) expect(decodeRefreshToken(other)).toBeNull();
  });
});
