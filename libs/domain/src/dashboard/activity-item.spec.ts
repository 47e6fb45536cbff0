import { describe, expect, it } from '@jest/globals';
import { activityItem } from './activity-item.js';

describe('the text of an activity', () => {
  it('stays as it is up to 50 characters', () => {
    expect(activityItem('Payroll for dentists')).toBe('Payroll for dentists');
    expect(activityItem('a'.repeat(50))).toBe('a'.repeat(50));
  });

  it('is cut after 50 characters, and says so', () => {
    expect(activityItem('a'.repeat(51))).toBe(`${'a'.repeat(50)}…`);
    expect(activityItem(`${'a'.repeat(49)} bcd`)).toBe(`${'a'.repeat(49)}…`);
  });

  it('is one line', () => {
    expect(activityItem('  Payroll\n\n for\tdentists ')).toBe('Payroll for dentists');
  });

  it('cuts no character in half', () => {
    const family = '👩‍👩‍👧';
    expect(activityItem(family.repeat(50))).toBe(family.repeat(50));
    expect(activityItem(family.repeat(51))).toBe(`${family.repeat(50)}…`);
  });
});
