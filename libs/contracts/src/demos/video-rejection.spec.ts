import { describe, expect, it } from '@jest/globals';
import { DEMO_PICTURE_MAX_PX } from './demo-limits.js';
import { DEMO_PICTURE_MAX_PIXELS, VIDEO_REJECTIONS, videoRejectionCodeSchema } from './video-rejection.js';

describe('why a video is refused', () => {
  it('is one clear sentence, and what to do about it', () => {
    for (const code of videoRejectionCodeSchema.options)
      expect(VIDEO_REJECTIONS[code]).toMatch(/^Th(is|e) .{20,160}\.$/);
  });

  it('is told for pictures that a side alone would let pass', () => {
    expect(DEMO_PICTURE_MAX_PIXELS).toBeLessThan(DEMO_PICTURE_MAX_PX ** 2);
    expect(DEMO_PICTURE_MAX_PIXELS).toBeGreaterThanOrEqual(3_840 * 2_160);
  });
});
