import { describe, expect, it } from '@jest/globals';
import { inventsFacts } from './invented-facts.js';

const SOURCE = 'Zahnly fills cancelled slots for 40,000 US dental practices within 10 minutes.';

describe('inventsFacts', () => {
  it.each([
    'Zahnly fills cancelled slots for US dental practices.',
    'We fill a cancelled slot within 10 minutes, for 40000 practices.',
    'Zahnly fills slots for [type of practice in Boston], because [the one fact you know].',
    'When a patient cancels, Zahnly fills the slot.',
  ])('lets pass what says no more than the founder: %s', (rewrite) => {
    expect(inventsFacts(rewrite, SOURCE)).toBe(false);
  });

  it.each([
    'Zahnly fills cancelled slots for 50,000 US dental practices.',
    'Zahnly fills slots for dental practices and Stripe.',
    'Zahnly is the first to fill cancelled slots.',
    'Zahnly fills slots for thousands of US practices.',
    'Zahnly fills half of the cancelled slots.',
    'Zahnly has paying customers in US dental practices.',
  ])('finds what the founder did not say: %s', (rewrite) => {
    expect(inventsFacts(rewrite, SOURCE)).toBe(true);
  });
});
