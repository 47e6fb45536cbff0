import { describe, expect, it } from '@jest/globals';
import { DEMO_PICTURE_MAX_PX } from './demo-limits.js';

describe('the limits of demo videos', () => {
  it('leave room for a picture of 4K', () => {
    expect(DEMO_PICTURE_MAX_PX).toBeGreaterThanOrEqual(3840);
  });
});
