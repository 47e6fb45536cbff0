import { describe, expect, it } from '@jest/globals';
import { namesSomebody } from './names-somebody.js';

describe('whoever a pitch is for', () => {
  it.each([
    'Cheaper glasses for schoolchildren in Chile.',
    'We insure the no-show. Any trade with appointments.',
    'Probes that tell to the sawmill when the wood in the kiln is ready.',
    'A collar that warns the farmer before a cow falls ill.',
    'Trackwise provides harbor railroads with inspection from a camera.',
  ])('may be named by a word that no list has: %j', (text) => {
    expect(namesSomebody(text)).toBe(true);
  });

  it.each([
    'A test strip that finds spores in a hive.',
    'A lock for bikes that opens with a ticket.',
    'Vex provides visibility across the chain.',
    'A camera that can tell the difference before you can.',
  ])('is nobody where only things are named: %j', (text) => {
    expect(namesSomebody(text)).toBe(false);
  });
});
