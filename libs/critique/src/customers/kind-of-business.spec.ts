import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../engine/read-text.js';
import { kindOfBusiness } from './kind-of-business.js';

const kindOf = (text: string): string | null => kindOfBusiness(readPitch(text))?.id ?? null;

describe('the kind of business of a text', () => {
  it('is farming where growers are its customers', () => {
    expect(kindOf('We spray orchards for growers, who pay per acre of crops before the harvest.')).toBe('farming');
  });

  it.each([
    [
      'An app for restaurants that counts the kitchen. Restaurants pay $40 a month for menus, tables and chefs.',
      'restaurant',
    ],
    ["Resolvr closes 58% of an online shop's support tickets: refunds and returns, at $0.70 each.", 'online-shop'],
    ['Payroll for private schools: tuition comes late, and a school district has 58 staff on Excel.', 'school'],
    ['A voice agent takes claims for insurers, policies and premiums included.', 'insurance'],
    [
      'Motors for drones, which we sell to drone makers: each flight, each drone and each airframe needs four.',
      'drone-or-satellite',
    ],
    ["Steam from hot bricks. We don't sell carbon credits.", 'carbon'],
    ['We inspect moorings with an underwater drone in place of a diver.', 'drone-or-satellite'],
  ])('is none that its customers run, or that is done below water: %s', (text, wrong) => {
    expect(kindOf(text)).not.toBe(wrong);
  });

  it.each([
    "Re-plans a shearing contractor's whole run when it rains on the farm and texts every farmer, before the harvest of wool and crops.",
    'Tests of soil and crops on each farm for insurers, who pay per acre before the harvest.',
  ])('is no farming where others are: %s', (text) => {
    expect(kindOf(text)).not.toBe('farming');
  });
});
