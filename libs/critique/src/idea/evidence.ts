import type { IdeaPartName } from '@playbook/contracts/analysis/idea-check.schema';

/** One row of evidence: a named signal and what the founder reads about it. */
export interface IdeaSignal {
  readonly signal: string;
  readonly part: IdeaPartName;
  /** When it was found. */
  readonly label: string;
  /** When nothing of the kind was found. */
  readonly absent: string;
}

const signal = (
  part: IdeaPartName,
  name: string,
  [label, absent]: readonly [string, string],
  features: string,
): readonly [IdeaSignal, readonly string[]] => [{ signal: name, part, label, absent }, features.split(' ')];

/** Signals with the features they are read from; families end in a dot. */
const SIGNALS = [
  signal('problem', 'cost', ['What the problem costs', 'No cost of the problem'], 'problem.money'),
  signal(
    'problem',
    'frequency',
    ['When and how often it happens', 'No moment and no frequency'],
    'problem.time problem.share',
  ),
  signal('problem', 'hurt', ['What goes wrong today', 'Nothing goes wrong in the text'], 'problem.event problem.hurts'),
  signal(
    'problem',
    'workaround',
    ['What people do about it today', 'Not said what people do about it today'],
    'problem.workaround',
  ),
  signal(
    'problem',
    'whose',
    ['Who has the problem', 'Nobody in particular has the problem'],
    'problem.whose customer.grade',
  ),
  signal(
    'problem',
    'commonplace',
    ['A problem told in general words', 'The problem is not told in general words'],
    'problem.general problem.world',
  ),
  signal('problem', 'length', ['How much is said', 'How much is said'], 'size.'),
  signal(
    'thing',
    'product',
    ['A product that could be anything', 'Not just another app or platform'],
    'product.generic product.opening product.ai',
  ),
  signal('thing', 'manyThings', ['Many things at once', 'One thing'], 'product.features product.analogy'),
  signal(
    'thing',
    'wording',
    ['Words without a measure', 'No words without a measure'],
    'load. product.benefitTalk claims.',
  ),
  signal('insight', 'mechanism', ['How it works', 'Not said how it works'], 'insight.mechanism'),
  signal(
    'insight',
    'insight',
    ['A reason or a fact that few know', 'No reason and no fact that few know'],
    'insight.reason insight.facts insight.contrast',
  ),
  signal('insight', 'tradeWords', ['Words of the trade', 'No words of a trade'], 'insight.tradeWords detail.named'),
  signal('insight', 'honesty', ['What you say you do not know', 'No open question named'], 'insight.honestLimit'),
  signal(
    'edge',
    'ownEyes',
    ['What the founders have seen themselves', 'Not said why you'],
    'edge.own edge.trade edge.years',
  ),
  signal('edge', 'missing', ['Who or what is missing in the team', 'Nobody is missing'], 'edge.missing'),
  signal('market', 'price', ['A price or a fee', 'No price'], 'market.price'),
  signal('market', 'payer', ['Somebody pays or buys', 'Nobody pays yet in the text'], 'market.pays market.noPayer'),
  signal('market', 'trade', ['A trade with money to spend', 'No trade named'], 'market.trade market.count'),
  signal(
    'market',
    'consumer',
    ['Private people and pastimes', 'Not a pastime of private people'],
    'market.consumer market.leisure form.consumers form.consumerIndustry',
  ),
  signal('market', 'billions', ['Market figures instead of buyers', 'No market figures'], 'market.billions'),
  signal(
    'timing',
    'change',
    ['A change with a date', 'No change with a date'],
    'change.dated change.year change.exactDate change.sinceDate change.thenAndNow change.measured change.linked timing.recentYear timing.relativeDate timing.shift timing.oldYear change.undated timing.link',
  ),
  signal(
    'timing',
    'law',
    ['A law, a rule or a deadline', 'No law, rule or deadline'],
    'change.law change.newDuty change.lawUndated timing.law timing.deadline topic.policy',
  ),
  signal('timing', 'price', ['A price that moved', 'No price that moved'], 'change.price timing.price'),
  signal(
    'timing',
    'capability',
    ['Something that has become possible', 'Nothing that has become possible'],
    'change.capability timing.capability topic.newTechnology',
  ),
  signal(
    'timing',
    'trend',
    ['Trends and far years instead of a change', 'No trends instead of a change'],
    'change.talk change.farFuture change.against timing.trend',
  ),
  signal(
    'evidence',
    'customers',
    ['Customers counted', 'No customers counted'],
    'evidence.counted evidence.volume detail.numbers',
  ),
  signal('evidence', 'paying', ['Customers who pay', 'No customer who pays'], 'evidence.paying evidence.revenue'),
  signal(
    'evidence',
    'repeat',
    ['They come back, or more of them come', 'Not said whether they come back'],
    'evidence.repeat evidence.growth',
  ),
  signal('evidence', 'result', ['A result that was measured', 'No result that was measured'], 'evidence.result'),
  signal('evidence', 'trial', ['Trials, letters, a prototype', 'No trial and no letter'], 'evidence.trial'),
  signal('evidence', 'weak', ['Interest instead of use', 'No interest sold as use'], 'evidence.weak'),
  signal('evidence', 'plans', ['Plans instead of facts', 'Facts instead of plans'], 'evidence.plans'),
  signal('evidence', 'stage', ['The stage you selected', 'The stage you selected'], 'form.onlyAnIdea form.inUse'),
  signal(
    'trap',
    'words',
    ['What ideas with such words usually risk', 'What ideas with such words usually risk'],
    'words.risk',
  ),
  signal('trap', 'trap', ['A pattern many founders tried', 'No pattern of the catalogue'], 'trap.'),
  signal(
    'trap',
    'regulated',
    ['Regulated ground', 'No regulated ground'],
    'danger.health danger.medicine danger.money danger.children danger.licenceHeld danger.licenceMissing form.healthcare form.fintech',
  ),
  signal('trap', 'paperwork', ['Paperwork of a trade', 'No paperwork of a trade'], 'safe.paperwork'),
  signal('trap', 'buyers', ['Buyers with a budget', 'No institution or firm that buys'], 'safe.institutions'),
  signal('trap', 'engineers', ['A tool for engineers', 'Not a tool for engineers'], 'safe.developers'),
  signal(
    'trap',
    'hardware',
    ['Things that must be built and repaired', 'Nothing that must be built'],
    'danger.hardware danger.matter',
  ),
  signal(
    'trap',
    'danger',
    ['What stores, banks or courts stop', 'Nothing a court would stop'],
    'danger.illegal danger.crypto exposure.unapproved exposure.evasion',
  ),
  signal(
    'trap',
    'leaving',
    ['Users who leave or do not pay', 'Nobody is said to leave'],
    'exposure.leaving exposure.leakage exposure.falling',
  ),
  signal(
    'trap',
    'service',
    ['Work of many hands, or goods of your own making', 'No work of many hands'],
    'exposure.service',
  ),
  signal('trap', 'everyone', ['Everything for everyone', 'Not everything for everyone'], 'exposure.everything'),
  signal('trap', 'circles', ['Friends, fans and feeds', 'No circle of friends to win over'], 'exposure.friends'),
  signal('trap', 'hardScience', ['Science that is not done yet', 'No science still to be done'], 'danger.deepTech'),
  signal(
    'trap',
    'crowd',
    ['A space with many teams', 'No space with many teams'],
    'danger.crowdedTool danger.twoSided danger.platform danger.noCompetition form.softwareForCompanies',
  ),
] as const;

const WORDING: IdeaSignal = {
  signal: 'text',
  part: 'thing',
  label: 'The rest of the text',
  absent: 'The rest of the text',
};
const BY_FEATURE = new Map(SIGNALS.flatMap(([own, features]) => features.map((feature) => [feature, own] as const)));

/** The signal a feature's points are shown under. */
export function signalOf(feature: string): IdeaSignal {
  const family = feature.slice(0, feature.indexOf('.') + 1);
  return BY_FEATURE.get(feature) ?? BY_FEATURE.get(family) ?? WORDING;
}
