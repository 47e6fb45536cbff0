import { describe, expect, it } from '@jest/globals';
import { usersPay } from './users-pay.js';

describe('those whom a founder calls the users', () => {
  it.each([
    [
      'Warehouse workers and returns managers in car parts distributors',
      'Distributor pays 390 EUR per warehouse each month.',
    ],
    ['night guards at warehouses', 'An app for rounds.'],
    ['grooms and stable hands', 'The trainer pays 40 a month.'],
  ])('do not pay: %s', (users, ofStartup) => {
    expect(usersPay(users, ofStartup)).toBe(false);
  });

  it.each([
    ['Car parts distributors with 3 to 30 branches', 'Distributor pays 390 EUR per warehouse each month.'],
    ['licensed home birth midwives', "The midwife pays 9% of what's collected."],
    ['dive centers and liveaboards', 'The shop pays 690 USD for the box.'],
    ['bakeries in Lyon', 'A phone agent. It pays 3 for 1 in saved calls.'],
    ['Platform / API teams, 5 to 40 engineers', '$600 to $2,400/month by number of consumers.'],
  ])('may pay: %s', (users, ofStartup) => {
    expect(usersPay(users, ofStartup)).toBe(true);
  });
});
