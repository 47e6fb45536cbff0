import { describe, expect, it } from '@jest/globals';
import {
  DEMO_FILE_NAME_MAX_CHARS,
  DEMO_HISTORY_MAX_ITEMS,
  DEMO_PICTURE_MAX_PX,
  DEMO_PLAYBACK_LIFETIME_S,
  DEMO_SNIFF_BYTES,
  DEMO_UPLOAD_LIFETIME_S,
  DEMO_VIDEO_MAX_BYTES,
} from './demo-limits.js';

describe('the limits of demo videos', () => {
  it('are those that founders are told', () => {
    expect(DEMO_VIDEO_MAX_BYTES).toBe(100 * 1024 * 1024);
    expect(DEMO_HISTORY_MAX_ITEMS).toBe(10);
    expect(DEMO_PLAYBACK_LIFETIME_S).toBe(3600);
  });

  it('leave room for what they are about', () => {
    expect(DEMO_SNIFF_BYTES).toBeLessThan(DEMO_VIDEO_MAX_BYTES);
    expect(DEMO_PICTURE_MAX_PX).toBeGreaterThanOrEqual(3840);
    expect(DEMO_FILE_NAME_MAX_CHARS).toBeLessThan(256);
    expect(DEMO_UPLOAD_LIFETIME_S).toBeGreaterThan(DEMO_PLAYBACK_LIFETIME_S);
  });
});
