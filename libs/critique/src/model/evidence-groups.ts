/** One row of evidence: a signal of the rubric and what the founder reads about it. */
export interface EvidenceGroup {
  readonly signal: string;
  /** Where it stands in the text, or where nothing of the kind was the better choice. */
  readonly found: string;
  /** Points were lost because it is not there. */
  readonly missing: string;
}

const group = (
  signal: string,
  [found, missing]: readonly [string, string],
  features: string,
): readonly [EvidenceGroup, readonly string[]] => [{ signal, found, missing }, features.split(/\s+/)];

/** Features of one kind share a row. Families end in a dot. */
const GROUPS = [
  group('S1', ['How long it is', 'How long it is'], 'size.'),
  group(
    'S2',
    ['Sentences and stops', 'One plain statement, no fact and answer'],
    'size.sentences cue.colon cue.question cue.exclamation',
  ),
  group(
    'S5',
    ['What you sell', 'No thing for sale is named'],
    'what.lead what.product what.things opening.statesThing opening.the opening.plural product. cue.genericProduct cue.openingArticleProduct',
  ),
  group(
    'S6',
    ['What it does', 'No verb that says what is done'],
    'what.mainVerb build. clause.does opening. cue.weVerb cue.weGeneric cue.weSell cue.genericVerbObject cue.secondPerson cue.thirdPerson cue.firstPersonOur cue.relative',
  ),
  group('S7', ['Things one can picture', 'Nothing one can picture'], 'what.object what.allThings trade.everyday'),
  group('S8', ['Who it is for', 'Names no customer'], 'customer.'),
  group(
    'S9',
    ['Numbers, prices and times', 'No number that can be checked'],
    'detail.numbers detail.times cue.price cue.percent cue.duration cue.measureUnit cue.moment',
  ),
  group('S9', ['Who uses or pays for it', 'Nobody who uses or pays for it'], 'cue.tractionCount cue.usage'),
  group(
    'S10',
    ['Names of places, tools and laws', 'No name of a place, tool or law'],
    'detail.named detail.places opening.name',
  ),
  group('S11', ['What hurts today', 'Nothing that hurts today'], 'benefit.problem cue.lossToday cue.habitToday'),
  group(
    'S12',
    ['What the customer gets', 'No result for the customer'],
    'benefit. clause.result cue.genericBenefit cue.consequence',
  ),
  group(
    'S13',
    ['What is done today and what is different', 'Nothing about what is done today'],
    'difference.alternative difference.measured cue.oldWay cue.contrast cue.negation cue.comparison',
  ),
  group(
    'S13',
    ['A field with many rivals', 'A field with few rivals'],
    'cue.commodity cue.crowdedField cue.sameAsOthers',
  ),
  group('S14', ['How it works', 'Not a word about how it works'], 'difference.mechanism cue.mechanismBy cue.incentive'),
  group(
    'S15',
    ['A reason or a fact that few know', 'No reason and no fact that few know'],
    'insight. cue.reason cue.causeEffect cue.namedAnswer cue.share cue.whyNow',
  ),
  group('S15', ['Words of one trade', 'No word of the trade'], 'trade. insight.domainNouns insight.tradeThings'),
  group('S16', ['An analogy', 'An analogy'], 'analogy. cue.analogy'),
  group('S17', ['Buzzwords', 'Buzzwords'], 'load.buzz load.aiHype cue.ai'),
  group('S18', ['Words without a measure', 'Words without a measure'], 'load.vague load.anybody cue.everything'),
  group('S19', ['Hype', 'Hype'], 'load.hype cue.slogan cue.hyphenBuzz slogan.'),
  group('S20', ['Wishes and hedges', 'Wishes and hedges'], 'load.hedge cue.wishVerb cue.notYet'),
  group('S21', ['How many things at once', 'How many things at once'], 'structure.ideas cue.featureList'),
  group('S22', ['Nouns in a row', 'Nouns in a row'], 'structure.nounStack'),
  group('S23', ['Acronyms', 'Acronyms'], 'detail.acronyms'),
  group('S24', ['Abstract words', 'Abstract words'], 'structure.nominalShare cue.abstractSuffix abstract.'),
  group(
    'S25',
    ['Claims with nothing behind them', 'Claims with nothing behind them'],
    'claims. cue.exclusive cue.mystery cue.marketSize',
  ),
  group(
    'S25',
    ['About the company instead of the product', 'About the company instead of the product'],
    'cue.aboutUs cue.companyFacts cue.story cue.autobiography',
  ),
  group(
    'S26',
    ['Whether it would fit any other company', 'Whether it would fit any other company'],
    'structure.fitsAnything',
  ),
] as const;

const BY_FEATURE = new Map(GROUPS.flatMap(([own, features]) => features.map((feature) => [feature, own] as const)));

/** The row a feature's points are shown in. Throws for a feature that has none: every point has a name. */
export function evidenceGroupOf(feature: string): EvidenceGroup {
  const family = feature.slice(0, feature.indexOf('.') + 1);
  const own = BY_FEATURE.get(feature) ?? BY_FEATURE.get(family);
  if (own === undefined) throw new Error(`The feature ${feature} stands in no row of evidence`);
  return own;
}
