/** One row of evidence: a signal of the rubric and what the founder reads about it. */
export interface EvidenceGroup {
  readonly signal: string;
  readonly label: string;
}

const group = (signal: string, label: string, features: string): readonly [EvidenceGroup, readonly string[]] => [
  { signal, label },
  features.split(' '),
];

/** Features of one kind share a row; what is not listed is wording. Families end in a dot. */
const GROUPS = [
  group('S1', 'How long it is and how long its words are', 'size.'),
  group('S5', 'What you sell', 'what. cue.genericProduct cue.openingArticleProduct'),
  group('S6', 'How the sentence is built', 'pos. count. build.'),
  group('S8', 'Who it is for', 'customer.'),
  group(
    'S9',
    'Numbers, prices and times',
    'detail.numbers cue.price cue.percent cue.duration cue.measureUnit cue.moment cue.tractionCount cue.usage',
  ),
  group('S10', 'Names of places, tools and laws', 'detail.named detail.places pos.PROPN'),
  group('S11', 'What hurts today', 'benefit.problem cue.lossToday cue.habitToday'),
  group('S12', 'What the customer gets', 'benefit. cue.genericBenefit'),
  group(
    'S13',
    'What is done today and what is different',
    'difference.alternative difference.measured cue.oldWay cue.contrast cue.negation cue.comparison',
  ),
  group('S14', 'How it works', 'difference.mechanism cue.mechanismBy cue.incentive'),
  group('S15', 'A reason or a fact that few know', 'insight. cue.reason cue.consequence cue.share cue.whyNow'),
  group('S16', 'An analogy', 'analogy. cue.analogy'),
  group('S17', 'Buzzwords', 'load.buzz load.aiHype'),
  group('S18', 'Words without a measure', 'load.vague load.anybody cue.everything'),
  group('S19', 'Hype', 'load.hype cue.slogan cue.hyphenBuzz'),
  group('S20', 'Wishes and hedges', 'load.hedge cue.wishVerb'),
  group('S21', 'How many things at once', 'structure.ideas cue.featureList'),
  group('S22', 'Nouns in a row', 'structure.nounStack'),
  group('S23', 'Acronyms', 'detail.acronyms'),
  group('S24', 'Abstract words', 'structure.nominalShare cue.abstractSuffix abstract.'),
  group('S25', 'Claims of being the only one', 'claims. cue.exclusive'),
  group('S26', 'Whether it would fit any other company', 'structure.fitsAnything'),
] as const;

const WORDING: EvidenceGroup = { signal: 'wording', label: 'Choice of words' };
const BY_FEATURE = new Map(GROUPS.flatMap(([own, features]) => features.map((feature) => [feature, own] as const)));

/** The row a feature's points are shown in. */
export function evidenceGroupOf(feature: string): EvidenceGroup {
  const family = feature.slice(0, feature.indexOf('.') + 1);
  return BY_FEATURE.get(feature) ?? BY_FEATURE.get(family) ?? WORDING;
}
