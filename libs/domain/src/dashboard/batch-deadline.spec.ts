import { describe, expect, it } from '@jest/globals';
import { DEFAULT_BATCH_CALENDAR } from '@playbook/contracts/applications/batch-calendar.schema';
import { countdownColour, nextDeadline } from './batch-deadline.js';

const at = (instant: string) => nextDeadline(DEFAULT_BATCH_CALENDAR, new Date(instant));

describe('the next deadline', () => {
  it.each([
    ['2025-07-01T00:00:00.000Z', 'Summer 2025', '2025-08-05T03:00:00.000Z'],
    ['2025-08-05T03:00:00.000Z', 'Summer 2025', '2025-08-05T03:00:00.000Z'],
    ['2025-08-05T03:00:00.001Z', 'Next Batch', '2025-10-15T07:00:00.000Z'],
    ['2025-10-15T07:00:00.000Z', 'Next Batch', '2025-10-15T07:00:00.000Z'],
    ['2025-10-15T07:00:00.001Z', 'Next Batch', '2026-03-15T07:00:00.000Z'],
    ['2026-03-15T07:00:00.000Z', 'Next Batch', '2026-03-15T07:00:00.000Z'],
  ])('at %s is that of %s', (now, label, deadline) => {
    expect(at(now)).toMatchObject({ label, deadline });
  });

  it('is none after the last one, and none of an empty calendar', () => {
    expect(at('2026-03-15T07:00:00.001Z')).toBeNull();
    expect(nextDeadline([], new Date('2025-01-01T00:00:00.000Z'))).toBeNull();
  });

  it.each([
    ['2025-08-05T03:00:00.000Z', 0, 'URGENT'],
    ['2025-08-05T02:59:59.999Z', 1, 'URGENT'],
    ['2025-07-29T03:00:00.000Z', 7, 'URGENT'],
    ['2025-07-29T02:59:59.999Z', 8, 'HIGH'],
    ['2025-07-06T03:00:00.000Z', 30, 'HIGH'],
    ['2025-07-06T02:59:59.999Z', 31, 'NORMAL'],
  ])('at %s is %i days away and %s', (now, daysLeft, urgency) => {
    expect(at(now)).toMatchObject({ daysLeft, urgency });
  });
});

describe('a founder’s own date', () => {
  const NOW = new Date('2025-08-01T00:00:00.000Z');
  const own = (targetAt: string) => nextDeadline(DEFAULT_BATCH_CALENDAR, NOW, targetAt);

  it('counts where it is nearer, and the batch’s is still named', () => {
    expect(own('2025-08-03T21:59:59.999Z')).toMatchObject({
      label: 'Your date',
      isOwn: true,
      daysLeft: 3,
      urgency: 'URGENT',
      later: { label: 'Summer 2025', isOwn: false },
    });
  });

  it('is named where the batch’s is nearer', () => {
    expect(own('2025-09-30T21:59:59.999Z')).toMatchObject({ isOwn: false, later: { label: 'Your date', isOwn: true } });
  });

  it('counts alone where nothing is announced, and not once it is over', () => {
    expect(nextDeadline([], NOW, '2025-08-03T21:59:59.999Z')).toMatchObject({ isOwn: true, later: null });
    expect(nextDeadline([], NOW, '2025-07-31T21:59:59.999Z')).toBeNull();
  });
});

describe('the colour of the countdown', () => {
  it.each([
    [0, 'red'],
    [6, 'red'],
    [7, 'orange'],
    [29, 'orange'],
    [30, 'green'],
    [200, 'green'],
  ])('of %i days is %s', (daysLeft, colour) => {
    expect(countdownColour(daysLeft)).toBe(colour);
  });
});
