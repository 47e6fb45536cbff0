import { describe, expect, it } from '@jest/globals';
import { nextTab } from './section-tabs.js';

describe('nextTab', () => {
  it.each([
    ['founders', 'ArrowRight', 'problem'],
    ['company', 'ArrowRight', 'founders'],
    ['problem', 'ArrowLeft', 'founders'],
    ['founders', 'ArrowLeft', 'company'],
    ['traction', 'Home', 'founders'],
    ['traction', 'End', 'company'],
    ['traction', 'Enter', null],
    ['traction', 'toString', null],
  ] as const)('leads from %s by %s to %s', (from, key, to) => {
    expect(nextTab(from, key)).toBe(to);
  });
});
