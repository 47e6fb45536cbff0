import { describe, expect, it } from '@jest/globals';
import { decodeCursor, encodeCursor } from './page-cursor.js';

const ID = '4b6a1f0e-9d0a-4f0e-8d4b-1c2d3e4f5a6b';

describe('a cursor', () => {
  it('comes back as it was handed out', () => {
    const position = { createdAt: '2026-03-01T12:00:00.000Z', id: ID };
    expect(decodeCursor(encodeCursor(position))).toEqual(position);
  });

  it.each(['0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', 'infinity', ''])(
    'is refused with the instant %j',
    (instant) => {
      const cursor = encodeCursor({ createdAt: instant, id: ID });
      expect(() => decodeCursor(cursor)).toThrow('cursor: is not a cursor from an earlier page');
    },
  );
});
