import { describe, expect, it } from '@jest/globals';
import { countedCustomers } from './counted-customers.js';

describe('customers that are counted', () => {
  it.each([
    ['We quote spare parts. 23 shipyards in Gdynia, Split, Izmir and Vigo pay us today.', 'shipyards'],
    ['12 paying bakeries so far, and 40 suppliers.', 'bakeries'],
    ['14 museums have bought it.', 'museums'],
    [
      'A well for each street at a price of 3 per barrel. 900 households in 12 streets use us every week, 4 drivers.',
      'households',
    ],
  ])('pay: %s', (text, name) => {
    expect(countedCustomers(text)).toEqual({ name, isPaid: true });
  });

  it.each([
    ["We're live in 31 nurseries across Lyon.", 'nurseries'],
    ['61 choirs from five countries use it each week.', 'choirs'],
  ])('use it: %s', (text, name) => {
    expect(countedCustomers(text)).toEqual({ name, isPaid: false });
  });

  it.each([
    'At present 212 vendors, paid from a grant, are in the trial.',
    'Six other shops are on the list, nobody pays us.',
    'We have 9 agents and moved 1,900 goats.',
    '1,200 people use it.',
  ])('are none in: %s', (text) => {
    expect(countedCustomers(text)).toBeNull();
  });
});
