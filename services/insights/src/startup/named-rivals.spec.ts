import { describe, expect, it } from '@jest/globals';
import { namedRivals } from './named-rivals.js';

describe('rivals that a founder names', () => {
  it.each([
    ['Eight homes rent it; the hydraulic lift made by Mortech is $11,400.', ['Mortech']],
    ["Garmin's hunting collar is 700 euros and does not know digging from walking.", ['Garmin']],
    ['Lenders type them or use Ocrolus at $0.50 a page.', ['Ocrolus']],
    ['QuickBooks is £30 and needs a desk.', ['QuickBooks']],
    ['They switched from Mindbody. Unlike Clio, we ask nothing.', ['Mindbody', 'Clio']],
    ['Unlike Monte Carlo, we tell before the merge.', ['Monte Carlo']],
    ['A clerk is alone with it. GovQA is priced for big cities.', ['GovQA']],
    ['Average wreath is 1,900 pesos.', []],
    ['A pilot from Tampines is 40 dollars. A lawyer in Vienna is 400 euros.', []],
    ['We export to Excel instead of Word.', []],
    ["Monday's ticket is 4 euros; the state of Texas charges $40.", []],
  ])('are told for sure: %s', (text, names) => {
    expect(namedRivals(text)).toEqual(names);
  });
});
