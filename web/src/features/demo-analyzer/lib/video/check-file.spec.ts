import { describe, expect, it } from '@jest/globals';
import { faultOf } from './check-file.js';

describe('faultOf', () => {
  it.each([
    ['take.mp4', 'video/mp4', 1_000, null],
    ['take.mov', 'video/quicktime', 104_857_599, null],
    ['take.webm', 'video/webm', 1, null],
    ['TAKE.MOV', '', 1_000, null],
    ['take', 'video/mov', 1_000, null],
    ['take.mp4.png', 'image/png', 1_000, 'type'],
    ['take.avi', 'video/x-msvideo', 1_000, 'type'],
    ['mp4', '', 1_000, 'type'],
    ['take.mp4', 'video/mp4', 104_857_600, 'size'],
    ['take.mp4', 'video/mp4', 0, 'empty'],
  ])('of %s (%s, %d bytes) is %s', (name, type, size, fault) => {
    expect(faultOf({ name, type, size })).toBe(fault);
  });
});
