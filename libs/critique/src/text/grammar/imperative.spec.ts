import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../../engine/read-text.js';
import { opensRequest } from './imperative.js';

describe('opensRequest', () => {
  it.each([
    ['Own the shelf.', ['Own']],
    ['Rent a kiln by the hour. We fire it.', ['Rent']],
    ['We cook. Book a table by text.', ['Book']],
    ['Park your caravan on our farm.', ['Park']],
    ['Payroll for dental practices.', []],
    ['Today a clinic waits nine weeks.', []],
    ['Unlike a bank, we lend to fishers.', []],
    ['Helps the deaf hear a doorbell.', []],
    ['Software that books a table.', []],
    ['Tallo the till app for Peru', []],
    ['Small US farms lease tractors.', []],
    ['', []],
  ])('finds in %j %j', (text, expected) => {
    const { tokens } = readPitch(text);
    expect(tokens.filter((_, index) => opensRequest(tokens, index)).map((token) => token.text)).toEqual(expected);
  });
});
