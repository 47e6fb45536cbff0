import { describe, expect, it } from '@jest/globals';
import { squeeze, spansMatching } from './squeezed-text.js';

describe('squeeze', () => {
  it('closes the gaps that blanked words leave, and finds phrases at their place in the text', () => {
    const text = '  paid   instead      of hand , now';
    expect(squeeze(text).text).toBe('paid instead of hand, now');
    const [span] = spansMatching(squeeze(text), [/instead of hand/g]);
    expect(text.slice(span?.start, span?.end)).toBe('instead      of hand');
  });
});
