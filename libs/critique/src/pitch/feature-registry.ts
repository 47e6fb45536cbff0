import { PITCH_DIMENSIONS, type PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import type { Feature } from '../engine/feature.js';
import { features, type FeatureFacts } from '../engine/feature-registry.js';
import type { PitchGroupId } from './evidence-groups.js';

type Facts = FeatureFacts<PitchGroupId>;

/** A feature for each dimension, which says what something is a sign of there. */
const ofEachDimension = (facts: Facts): Record<PitchDimension, Facts> =>
  Object.fromEntries(PITCH_DIMENSIONS.map((dimension) => [dimension, facts])) as Record<PitchDimension, Facts>;

/** Every feature that the model of pitches may read. */
export const PITCH_FEATURES = {
  ...features('abstract', {
    nouns: { group: 'abstractWords' },
    sectors: { group: 'abstractWords' },
    share: { group: 'abstractWords' },
  }),
  ...features('analogy', {
    alone: { group: 'analogy' },
  }),
  ...features('audience', ofEachDimension({ group: 'customer', direction: 1 })),
  ...features('audience.phrases', ofEachDimension({ group: 'customer' })),
  ...features('benefit', {
    generic: { group: 'outcome' },
    measured: { group: 'outcome' },
    outcome: { group: 'outcome' },
    problem: { group: 'problem' },
  }),
  ...features('build', {
    concreteVerbs: { group: 'action' },
    emptyVerbs: { group: 'action' },
    subjectVerb: { group: 'action' },
    watchedVerbs: { group: 'action' },
  }),
  ...features('claims', {
    noCompetition: { group: 'claims', direction: -1 },
  }),
  ...features('clause', {
    does: { group: 'action' },
  }),
  ...features('cue', {
    aboutUs: { group: 'company' },
    abstractSuffix: { group: 'abstractWords' },
    ai: { group: 'buzzwords' },
    analogy: { group: 'analogy' },
    autobiography: { group: 'company' },
    causeEffect: { group: 'reason' },
    colon: { group: 'sentences' },
    commodity: { group: 'rivals' },
    companyFacts: { group: 'company' },
    contrast: { group: 'alternative' },
    crowdedField: { group: 'rivals' },
    everything: { group: 'vagueWords' },
    exclusive: { group: 'claims' },
    featureList: { group: 'ideas' },
    figure: { group: 'hype' },
    fundraising: { group: 'company' },
    genericBenefit: { group: 'outcome' },
    genericProduct: { group: 'product' },
    genericVerbObject: { group: 'action' },
    hyphenBuzz: { group: 'hype' },
    incentive: { group: 'mechanism' },
    measure: { group: 'numbers' },
    mechanismBy: { group: 'mechanism' },
    negation: { group: 'alternative' },
    notYet: { group: 'hedges' },
    oldWay: { group: 'alternative' },
    openingArticleProduct: { group: 'product' },
    placeholder: { group: 'form' },
    price: { group: 'numbers' },
    question: { group: 'question' },
    sameAsOthers: { group: 'rivals' },
    secondPerson: { group: 'action' },
    slogan: { group: 'hype' },
    symbols: { group: 'riddles' },
    usage: { group: 'use' },
    weGeneric: { group: 'action' },
    weSell: { group: 'action' },
    weVerb: { group: 'action' },
    wishVerb: { group: 'hedges' },
  }),
  ...features('customer', {
    grade: { group: 'customer', direction: 1 },
    people: { group: 'customer', direction: 1 },
  }),
  ...features('detail', {
    acronyms: { group: 'riddles' },
    named: { group: 'names' },
    numbers: { group: 'numbers', direction: 1 },
    places: { group: 'names' },
    times: { group: 'numbers' },
  }),
  ...features('difference', {
    alternative: { group: 'alternative' },
    measured: { group: 'alternative' },
    mechanism: { group: 'mechanism' },
  }),
  ...features('insight', {
    domainNouns: { group: 'tradeWords' },
    factFirst: { group: 'reason' },
    facts: { group: 'reason' },
    measured: { group: 'reason' },
    reason: { group: 'reason' },
    tradeThings: { group: 'tradeWords' },
    whyNow: { group: 'reason' },
  }),
  ...features('jargon', {
    unlisted: { group: 'riddles' },
  }),
  ...features('lines', ofEachDimension({ group: 'phrases', direction: 1 })),
  ...features('load', {
    aiHype: { group: 'buzzwords', direction: -1 },
    anybody: { group: 'vagueWords', direction: -1 },
    buzz: { group: 'buzzwords', direction: -1 },
    hedge: { group: 'hedges', direction: -1 },
    hype: { group: 'hype', direction: -1 },
    vague: { group: 'vagueWords', direction: -1 },
  }),
  ...features('offer', {
    missing: { group: 'offer' },
  }),
  ...features('opening', {
    name: { group: 'names' },
    plural: { group: 'product' },
    request: { group: 'action' },
    statesThing: { group: 'product' },
    the: { group: 'product' },
    we: { group: 'action' },
  }),
  ...features('phrases', ofEachDimension({ group: 'phrases' })),
  ...features('product', {
    bare: { group: 'product' },
    modifiers: { group: 'product' },
  }),
  ...features('size', {
    sentences: { group: 'sentences' },
    words: { group: 'length' },
    wordsPerSentence: { group: 'length' },
  }),
  ...features('slogan', {
    adjectives: { group: 'hype' },
    verbs: { group: 'hype' },
  }),
  ...features('structure', {
    fitsAnything: { group: 'substitution' },
    ideas: { group: 'ideas' },
    nominalShare: { group: 'abstractWords' },
    nounStack: { group: 'nounHeap' },
  }),
  ...features('terms', ofEachDimension({ group: 'buzzwords', direction: 1 })),
  ...features('trade', {
    everyday: { group: 'things' },
    mean: { group: 'tradeWords' },
    nouns: { group: 'tradeWords' },
    rareNouns: { group: 'tradeWords' },
    rarest: { group: 'tradeWords' },
    second: { group: 'tradeWords' },
    verbs: { group: 'tradeWords' },
  }),
  ...features('what', {
    allThings: { group: 'things' },
    lead: { group: 'product' },
    mainVerb: { group: 'action' },
    object: { group: 'things' },
    product: { group: 'product' },
    things: { group: 'product' },
  }),
  ...features('words', ofEachDimension({ group: 'words', direction: 1 })),
} as const satisfies Readonly<Record<string, Facts>>;

export type PitchFeatureId = keyof typeof PITCH_FEATURES;

/** A measurement of a pitch. */
export type PitchFeature = Feature<Span, PitchFeatureId>;
