import type { EvidenceGroup } from '../engine/evidence.js';

/** Something a pitch should have. */
const wanted = (
  id: string,
  code: string,
  [whenGained, whenLost, whenAbsent]: readonly [string, string, string],
): EvidenceGroup => ({ id, code, whenGained, whenLost, whenAbsent, showsSpans: 'always' });

/** Something a pitch is better without. */
const unwanted = (id: string, code: string, [whenGained, whenLost]: readonly [string, string]): EvidenceGroup => ({
  id,
  code,
  whenGained,
  whenLost,
  whenAbsent: whenLost,
  showsSpans: 'whenLost',
});

/** The rows of evidence by name. */
export const PITCH_GROUPS = {
  length: unwanted('length', 'S1', ['Its length suits it', 'Its length does not help it']),
  sentences: wanted('sentences', 'S2', [
    'A statement and what follows from it',
    'Stops that break the sentence',
    'One flat statement, nothing follows from it',
  ]),
  product: wanted('product', 'S5', [
    'Says what you sell',
    'A product that could be any product',
    'No thing for sale is named',
  ]),
  action: wanted('action', 'S6', ['Says what it does', 'Hardly says what it does', 'No verb that says what is done']),
  things: wanted('things', 'S7', ['Things one can picture', 'Few things one can picture', 'Nothing one can picture']),
  customer: wanted('customer', 'S8', ['Who it is for', 'Who it is for', 'Names no customer']),
  numbers: wanted('numbers', 'S9', [
    'Numbers, prices and times',
    'Numbers that prove little',
    'No number that can be checked',
  ]),
  use: wanted('use', 'S9', ['Who uses or pays for it', 'Use that proves little', 'Nobody who uses or pays for it']),
  names: wanted('names', 'S10', [
    'Names of places, tools and laws',
    'Names that prove little',
    'No name of a place, tool or law',
  ]),
  problem: wanted('problem', 'S11', ['What hurts today', 'A pain that is not clear', 'Nothing that hurts today']),
  outcome: wanted('outcome', 'S12', [
    'What the customer gets',
    'A result anyone could promise',
    'No result for the customer',
  ]),
  alternative: wanted('alternative', 'S13', [
    'What is done today and what is different',
    'A difference that is not clear',
    'Nothing about what is done today',
  ]),
  rivals: unwanted('rivals', 'S13', ['A field with few rivals', 'A field with many rivals']),
  mechanism: wanted('mechanism', 'S14', ['How it works', 'How it works is not clear', 'Not a word about how it works']),
  reason: wanted('reason', 'S15', [
    'A reason or a fact that few know',
    'A reason everybody knows',
    'No reason and no fact that few know',
  ]),
  tradeWords: {
    ...wanted('tradeWords', 'S15', ['Words of one trade', 'Hardly a word of one trade', 'Hardly a word of one trade']),
    // Words of the trade are no fault, so that none of them is marked as one.
    showsSpans: 'whenGained' as const,
  },
  analogy: unwanted('analogy', 'S16', ['No analogy to guess at', 'An analogy that leaves the reader guessing']),
  buzzwords: unwanted('buzzwords', 'S17', ['No buzzwords', 'Buzzwords']),
  vagueWords: unwanted('vagueWords', 'S18', ['Nothing vague', 'Words without a measure']),
  hype: unwanted('hype', 'S19', ['No hype', 'Hype and slogans']),
  hedges: unwanted('hedges', 'S20', ['No wishes, no hedges', 'Wishes and hedges']),
  question: unwanted('question', 'S5', ['Tells instead of asking', 'A question where the answer should stand']),
  form: unwanted('form', 'S5', ['Written to be read', 'A form that is not filled in']),
  offer: unwanted('offer', 'S5', ['Says what is made, or a fact worth knowing', 'What is being made is not said']),
  ideas: unwanted('ideas', 'S21', ['One thing at a time', 'Many things at once']),
  nounHeap: unwanted('nounHeap', 'S22', ['No heap of nouns', 'Nouns in a heap']),
  riddles: unwanted('riddles', 'S23', [
    'No riddles for a stranger',
    'Acronyms, signs and rare words a stranger may not know',
  ]),
  abstractWords: unwanted('abstractWords', 'S24', ['Hardly an abstract word', 'Abstract words']),
  claims: unwanted('claims', 'S25', ['No empty claims', 'Claims with nothing behind them']),
  company: unwanted('company', 'S25', [
    'About the product, not the company',
    'About the company instead of the product',
  ]),
  words: wanted('words', 'S24', [
    'Words that say something',
    'Words that any company could use',
    'No words that say something',
  ]),
  phrases: wanted('phrases', 'S2', [
    'Put the way clear pitches are',
    'Put the way weak pitches are',
    'No turn of phrase that clear pitches have',
  ]),
  substitution: unwanted('substitution', 'S26', ['Fits this company alone', 'Would fit any other company']),
};

export type PitchGroupId = keyof typeof PITCH_GROUPS;
