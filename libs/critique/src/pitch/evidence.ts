import { groupFinder, type EvidenceGroup, type GroupEntry } from '../engine/evidence.js';

/** Something a pitch should have. */
const wanted = (
  id: string,
  code: string,
  [whenGained, whenLost, whenAbsent]: readonly [string, string, string],
  features: string,
): GroupEntry<EvidenceGroup> => [{ id, code, whenGained, whenLost, whenAbsent, showsSpans: 'always' }, features];

/** Something a pitch is better without. */
const unwanted = (
  id: string,
  code: string,
  [whenGained, whenLost]: readonly [string, string],
  features: string,
): GroupEntry<EvidenceGroup> => [
  { id, code, whenGained, whenLost, whenAbsent: whenLost, showsSpans: 'whenLost' },
  features,
];

/** Features of one kind share a row. Families end in a dot; a whole name goes before its family. */
const GROUPS: readonly GroupEntry<EvidenceGroup>[] = [
  unwanted('length', 'S1', ['Its length suits it', 'Its length does not help it'], 'size.'),
  wanted(
    'sentences',
    'S2',
    [
      'A statement and what follows from it',
      'Stops that break the sentence',
      'One flat statement, nothing follows from it',
    ],
    'size.sentences cue.colon',
  ),
  wanted(
    'product',
    'S5',
    ['Says what you sell', 'A product that could be any product', 'No thing for sale is named'],
    'what.lead what.product what.things opening.statesThing opening.the opening.plural product. cue.genericProduct cue.openingArticleProduct',
  ),
  wanted(
    'action',
    'S6',
    ['Says what it does', 'Hardly says what it does', 'No verb that says what is done'],
    'what.mainVerb build. clause.does opening. cue.weVerb cue.weGeneric cue.weSell cue.genericVerbObject cue.secondPerson',
  ),
  wanted(
    'things',
    'S7',
    ['Things one can picture', 'Few things one can picture', 'Nothing one can picture'],
    'what.object what.allThings trade.everyday',
  ),
  wanted('customer', 'S8', ['Who it is for', 'Who it is for', 'Names no customer'], 'customer. audience.'),
  wanted(
    'numbers',
    'S9',
    ['Numbers, prices and times', 'Numbers that prove little', 'No number that can be checked'],
    'detail.numbers detail.times cue.price cue.measure',
  ),
  wanted(
    'use',
    'S9',
    ['Who uses or pays for it', 'Use that proves little', 'Nobody who uses or pays for it'],
    'cue.usage',
  ),
  wanted(
    'names',
    'S10',
    ['Names of places, tools and laws', 'Names that prove little', 'No name of a place, tool or law'],
    'detail.named detail.places opening.name',
  ),
  wanted(
    'problem',
    'S11',
    ['What hurts today', 'A pain that is not clear', 'Nothing that hurts today'],
    'benefit.problem',
  ),
  wanted(
    'outcome',
    'S12',
    ['What the customer gets', 'A result anyone could promise', 'No result for the customer'],
    'benefit. cue.genericBenefit',
  ),
  wanted(
    'alternative',
    'S13',
    ['What is done today and what is different', 'A difference that is not clear', 'Nothing about what is done today'],
    'difference.alternative difference.measured cue.oldWay cue.contrast cue.negation',
  ),
  unwanted(
    'rivals',
    'S13',
    ['A field with few rivals', 'A field with many rivals'],
    'cue.commodity cue.crowdedField cue.sameAsOthers',
  ),
  wanted(
    'mechanism',
    'S14',
    ['How it works', 'How it works is not clear', 'Not a word about how it works'],
    'difference.mechanism cue.mechanismBy cue.incentive',
  ),
  wanted(
    'reason',
    'S15',
    ['A reason or a fact that few know', 'A reason everybody knows', 'No reason and no fact that few know'],
    'insight. cue.causeEffect',
  ),
  wanted(
    'tradeWords',
    'S15',
    ['Words of one trade', 'Hardly a word of one trade', 'No word of one trade'],
    'trade. insight.domainNouns insight.tradeThings',
  ),
  unwanted(
    'analogy',
    'S16',
    ['No analogy to guess at', 'An analogy that leaves the reader guessing'],
    'analogy. cue.analogy',
  ),
  unwanted('buzzwords', 'S17', ['No buzzwords', 'Buzzwords'], 'load.buzz load.aiHype cue.ai terms.'),
  unwanted('vagueWords', 'S18', ['Nothing vague', 'Words without a measure'], 'load.vague load.anybody cue.everything'),
  unwanted('hype', 'S19', ['No hype', 'Hype and slogans'], 'load.hype cue.slogan cue.figure cue.hyphenBuzz slogan.'),
  unwanted('hedges', 'S20', ['No wishes, no hedges', 'Wishes and hedges'], 'load.hedge cue.wishVerb cue.notYet'),
  unwanted('question', 'S5', ['Tells instead of asking', 'A question where the answer should stand'], 'cue.question'),
  unwanted('form', 'S5', ['Written to be read', 'A form that is not filled in'], 'cue.placeholder'),
  unwanted('offer', 'S5', ['Says what is made, or a fact worth knowing', 'What is being made is not said'], 'offer.'),
  unwanted('ideas', 'S21', ['One thing at a time', 'Many things at once'], 'structure.ideas cue.featureList'),
  unwanted('nounHeap', 'S22', ['No heap of nouns', 'Nouns in a heap'], 'structure.nounStack'),
  unwanted(
    'riddles',
    'S23',
    ['No riddles for a stranger', 'Acronyms, signs and rare words a stranger may not know'],
    'detail.acronyms cue.symbols jargon.',
  ),
  unwanted(
    'abstractWords',
    'S24',
    ['Hardly an abstract word', 'Abstract words'],
    'structure.nominalShare cue.abstractSuffix abstract.',
  ),
  unwanted('claims', 'S25', ['No empty claims', 'Claims with nothing behind them'], 'claims. cue.exclusive'),
  unwanted(
    'company',
    'S25',
    ['About the product, not the company', 'About the company instead of the product'],
    'cue.aboutUs cue.companyFacts cue.fundraising cue.autobiography',
  ),
  wanted(
    'words',
    'S24',
    ['Words that say something', 'Words that any company could use', 'No words that say something'],
    'words.',
  ),
  wanted(
    'phrases',
    'S2',
    ['Put the way clear pitches are', 'Put the way weak pitches are', 'No turn of phrase that clear pitches have'],
    'phrases. lines.',
  ),
  unwanted('substitution', 'S26', ['Fits this company alone', 'Would fit any other company'], 'structure.fitsAnything'),
];

/** The row a feature's points are shown in. Throws for a feature that has none: every point has a name. */
export const evidenceGroupOf = groupFinder(GROUPS);
