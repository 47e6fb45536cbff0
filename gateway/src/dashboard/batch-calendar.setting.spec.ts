import { describe, expect, it } from '@jest/globals';
import { readSettings } from '@playbook/service-kit/config/settings';
import { gatewaySettingsSchema } from '../gateway.settings.js';

const read = (value?: string) =>
  readSettings(gatewaySettingsSchema, { PLAYBOOK_BATCH_CALENDAR: value }).PLAYBOOK_BATCH_CALENDAR;

describe('the batch calendar', () => {
  it('is the built-in one where nothing is set', () => {
    expect(read()).toEqual([
      { label: 'Summer 2025', deadline: '2025-08-05T03:00:00.000Z' },
      { label: 'Next Batch', deadline: '2025-10-15T07:00:00.000Z' },
      { label: 'Next Batch', deadline: '2026-03-15T07:00:00.000Z' },
    ]);
  });

  it('is what is set, with deadlines in any time zone', () => {
    expect(read('[{"label":"Winter 2027","deadline":"2026-11-09T20:00:00-08:00"}]')).toEqual([
      { label: 'Winter 2027', deadline: '2026-11-10T04:00:00.000Z' },
    ]);
    expect(read('[]')).toEqual([]);
  });

  it.each([
    ['no JSON', 'Winter 2027'],
    ['no list', '{"label":"Winter 2027","deadline":"2026-11-10T04:00:00Z"}'],
    ['a day instead of an instant', '[{"label":"Winter 2027","deadline":"2026-11-10"}]'],
    ['an instant without a time zone', '[{"label":"Winter 2027","deadline":"2026-11-10T04:00:00"}]'],
    ['no label', '[{"label":" ","deadline":"2026-11-10T04:00:00Z"}]'],
    [
      'a later deadline before an earlier one',
      '[{"label":"B","deadline":"2027-01-01T00:00:00Z"},{"label":"A","deadline":"2026-01-01T00:00:00Z"}]',
    ],
    [
      'one deadline twice',
      '[{"label":"A","deadline":"2026-01-01T00:00:00Z"},{"label":"B","deadline":"2026-01-01T01:00:00+01:00"}]',
    ],
  ])('stops the start when it is %s', (_, value) => {
    expect(() => read(value)).toThrow(/PLAYBOOK_BATCH_CALENDAR is not usable/);
  });
});
