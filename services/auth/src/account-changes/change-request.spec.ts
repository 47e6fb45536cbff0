import { describe, expect, it } from '@jest/globals';
import { mergeMetadata } from './change-request.js';

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
