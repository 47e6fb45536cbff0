import { describe, expect, it } from '@jest/globals';
import { BoundedMap } from './bounded-map.js';

describe('BoundedMap', () => {
  it('forgets what was written longest ago', () => {
    const map = new BoundedMap<number>(2);
    map.set('a', 1);
    map.set('b', 2);
    map.set('a', 3);
    map.set('c', 4);
    expect(map.keys()).toEqual(['a', 'c']);
    expect(map.get('a')).toBe(3);
    expect(map.get('b')).toBeUndefined();
  });
});
