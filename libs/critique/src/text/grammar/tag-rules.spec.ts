import { describe, expect, it } from '@jest/globals';
import { symbolOf, TagRules } from './tag-rules.js';

const [NOUN, VERB, ADVERB] = [1, 2, 3];
/** A group of words, and its symbol in a model file. */
const GROUP = 5;
const GROUP_IN_FILE = 1_080_000 + GROUP;
const OTHERWISE = 2_070_003;

type Row = Record<string, number>;

function rulesOf(transitions: Record<string, Row>, results: Row, marks: Record<string, [number, number]>): TagRules {
  return new TagRules(JSON.stringify([100, 9, transitions, results, marks]));
}

/**
 * A noun, a verb: the verb becomes an adverb. The same before a word of the group: the noun becomes a verb, even where it
 * cannot be one.
 */
const RULES = rulesOf(
  { 0: { [NOUN]: 1 }, 1: { [VERB]: 2 }, 2: { [OTHERWISE]: 3, [GROUP_IN_FILE]: 4 } },
  { 3: ADVERB, 4: -VERB },
  { 3: [1, 1], 4: [0, 3] },
);
const toAdverb = (at: number) => ({ at, tag: ADVERB, isForced: false });
const toVerb = (at: number) => ({ at, tag: VERB, isForced: true });

describe('TagRules', () => {
  it('corrects nothing in no text, and nothing where no rule fits', () => {
    expect(RULES.corrections([])).toEqual([]);
    expect(RULES.corrections([VERB, ADVERB, NOUN])).toEqual([]);
    expect(RULES.corrections([NOUN, NOUN])).toEqual([]);
  });

  it('corrects the word that its rule names, at the end of the text and before it', () => {
    expect(RULES.corrections([ADVERB, NOUN, VERB])).toEqual([toAdverb(2)]);
    expect(RULES.corrections([NOUN, VERB, ADVERB])).toEqual([toAdverb(1)]);
  });

  it('takes the longest rule', () => {
    expect(RULES.corrections([NOUN, VERB, symbolOf(GROUP, VERB)])).toEqual([toVerb(0)]);
  });

  it('goes on behind the words that a rule has read', () => {
    expect(RULES.corrections([NOUN, VERB, symbolOf(GROUP, NOUN), NOUN, VERB])).toEqual([toVerb(0), toAdverb(4)]);
  });

  it('goes on with the next word when the beginning of a rule has no end', () => {
    expect(RULES.corrections([NOUN, NOUN, VERB])).toEqual([toAdverb(2)]);
    expect(RULES.corrections([NOUN, ADVERB, NOUN, VERB])).toEqual([toAdverb(3)]);
  });

  it('knows a word by its group where rules name it, else by its tag', () => {
    expect([symbolOf(0, VERB), symbolOf(GROUP, VERB), symbolOf(GROUP, NOUN)]).toEqual([VERB, 29, 29]);
  });

  it('leaves out steps in another notation, and refuses a group that it has no room for', () => {
    const [transitions, marks] = [{ 0: { word: 1, [VERB]: 1 } }, { 1: [0, 1] as [number, number] }];
    expect(rulesOf(transitions, { 1: NOUN }, marks).corrections([VERB])).toEqual([
      { at: 0, tag: NOUN, isForced: false },
    ]);
    expect(() => rulesOf({ 0: { [1_080_040]: 1 } }, {}, {})).toThrow(RangeError);
  });
});
