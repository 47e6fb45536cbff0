import { describe, expect, it } from '@jest/globals';
import { lawsOf, lookUpOf } from './look-up.js';

const placed = (text: string): { text: string; placed: string; isOfAnimals: boolean } => ({
  text,
  placed: text,
  isOfAnimals: false,
});

describe('where customers and laws are looked up', () => {
  it('sends nobody to a census for whom it does not count', () => {
    const lagos = placed('We lend gowns to brides in Lagos.');
    expect(lookUpOf('families', lagos)).toContain('Nigeria');
    expect(lookUpOf('renters', lagos)).toBeNull();
  });

  it('takes no society for a firm', () => {
    expect(lookUpOf('lighthouse societies', placed('One crew for lighthouses in Nova Scotia.'))).toBeNull();
  });

  it('takes no language for a country', () => {
    expect(lawsOf(placed('It writes the letter in decent English, as the law of 1997 wants it.'))).toBeNull();
  });

  it('names the gazette of a federal country only for what the whole of it decides', () => {
    expect(lawsOf(placed('In Texas each county has rules of its own, which a clerk applies.'))).toBeNull();
    expect(lawsOf(placed('In Texas a carrier must keep the log that the FAA asks for.'))).toContain('Federal Register');
    expect(lawsOf(placed('In Austria a ropeway must be inspected.'))).toContain('Austria');
  });
});
