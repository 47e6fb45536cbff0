import { describe, expect, it } from '@jest/globals';
import { addProviderMetadata, mergeMetadata, requireStorableMetadata } from './user-metadata.js';

/** Metadata whose JSON has exactly this many bytes. */
const ofBytes = (bytes: number) => ({ text: 'x'.repeat(bytes - '{"text":""}'.length) });

describe('user metadata', () => {
  it('is refused above 8 KiB of JSON', () => {
    expect(() => requireStorableMetadata(ofBytes(8_192))).not.toThrow();
    expect(() => requireStorableMetadata(ofBytes(8_193))).toThrow(
      expect.objectContaining({ code: 'validation_failed' }),
    );
  });

  it.each([{ a: '\u0000' }, { a: [{ b: 'x\ud800' }] }, { 'key\u0000': 1 }])(
    'is refused when PostgreSQL cannot store it',
    (data) => {
      expect(() => requireStorableMetadata(data)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
    },
  );

  it('may hold the spelling of an escape', () => {
    expect(() => requireStorableMetadata({ a: '\\u0000' })).not.toThrow();
  });

  it('keeps what the person set when a provider adds its own', () => {
    expect(addProviderMetadata({ name: 'Own' }, { name: 'Google', picture: 'p' })).toEqual({
      name: 'Own',
      picture: 'p',
    });
    expect(addProviderMetadata(ofBytes(8_192), { name: 'Google' })).toEqual(ofBytes(8_192));
  });
});

describe('merged metadata', () => {
  it.each([
    [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    [{ a: 1 }, { a: 2 }, { a: 2 }],
    [{ a: 1, b: 2 }, { a: null }, { b: 2 }],
    [{ a: 1 }, { b: null }, { a: 1 }],
    [{ a: { b: 1 } }, { a: { c: null } }, { a: { c: null } }],
    [{ a: null }, { b: 1 }, { a: null, b: 1 }],
    [{}, JSON.parse('{"__proto__": {"isAdmin": true}}'), JSON.parse('{"__proto__": {"isAdmin": true}}')],
  ])('of %j and %j are %j', (own, changes, merged) => {
    expect(mergeMetadata(own, changes)).toEqual(merged);
  });
});
