import type { IdeaPartName } from '@playbook/contracts/analysis/idea-check.schema';
import { groupFinder, type EvidenceGroup, type GroupEntry } from '../engine/evidence.js';

/** A row of evidence and the part of the score that it counts for. */
export interface IdeaEvidenceGroup extends EvidenceGroup {
  readonly part: IdeaPartName;
}

/** A row that says whether something was found, whichever way it counts. */
const group = (
  part: IdeaPartName,
  id: string,
  [whenFound, whenAbsent]: readonly [string, string],
  features: string,
): GroupEntry<IdeaEvidenceGroup> => [
  { id, code: id, part, whenGained: whenFound, whenLost: whenFound, whenAbsent, showsSpans: 'always' },
  features,
];

/** Signals with the features they are read from; families end in a dot. */
const GROUPS: readonly GroupEntry<IdeaEvidenceGroup>[] = [
  group('problem', 'cost', ['What the problem costs', 'No cost of the problem'], 'problem.money'),
  group(
    'problem',
    'frequency',
    ['When and how often it happens', 'No moment and no frequency'],
    'problem.time problem.share',
  ),
  group('problem', 'hurt', ['What goes wrong today', 'Nothing goes wrong in the text'], 'problem.event problem.hurts'),
  group(
    'problem',
    'workaround',
    ['What people do about it today', 'Not said what people do about it today'],
    'problem.workaround',
  ),
  group(
    'problem',
    'whose',
    ['Who has the problem', 'Nobody in particular has the problem'],
    'problem.whose customer.grade',
  ),
  group(
    'problem',
    'commonplace',
    ['A problem told in general words', 'The problem is not told in general words'],
    'problem.general problem.world',
  ),
  group('problem', 'length', ['How much is said', 'How much is said'], 'size.'),
  group(
    'thing',
    'product',
    ['A product that could be anything', 'Not just another app or platform'],
    'product.generic product.opening product.ai',
  ),
  group('thing', 'manyThings', ['Many things at once', 'One thing'], 'product.features product.analogy'),
  group(
    'thing',
    'wording',
    ['Words without a measure', 'No words without a measure'],
    'load. product.benefitTalk claims.',
  ),
  group('insight', 'mechanism', ['How it works', 'Not said how it works'], 'insight.mechanism'),
  group(
    'insight',
    'insight',
    ['A reason or a fact that few know', 'No reason and no fact that few know'],
    'insight.reason insight.facts insight.contrast',
  ),
  group('insight', 'tradeWords', ['Words of the trade', 'No words of a trade'], 'insight.tradeWords detail.named'),
  group('insight', 'honesty', ['What you say you do not know', 'No open question named'], 'insight.honestLimit'),
  group(
    'edge',
    'ownEyes',
    ['What the founders have seen themselves', 'Not said why you'],
    'edge.own edge.trade edge.years',
  ),
  group('edge', 'missing', ['Who or what is missing in the team', 'Nobody is missing'], 'edge.missing'),
  group('market', 'price', ['A price or a fee', 'No price'], 'market.price'),
  group('market', 'payer', ['Somebody pays or buys', 'Nobody pays yet in the text'], 'market.pays market.noPayer'),
  group('market', 'trade', ['A trade with money to spend', 'No trade named'], 'market.trade market.count'),
  group(
    'market',
    'consumer',
    ['Private people and pastimes', 'Not a pastime of private people'],
    'market.consumer market.leisure form.consumers form.consumerIndustry',
  ),
  group('market', 'billions', ['Market figures instead of buyers', 'No market figures'], 'market.billions'),
  group(
    'timing',
    'change',
    ['A change with a date', 'No change with a date'],
    `change.dated change.year change.exactDate change.sinceDate change.thenAndNow change.measured change.linked
      timing.recentYear timing.relativeDate timing.shift timing.oldYear change.undated timing.link`,
  ),
  group(
    'timing',
    'law',
    ['A law, a rule or a deadline', 'No law, rule or deadline'],
    'change.law change.newDuty change.lawUndated timing.law timing.deadline topic.policy',
  ),
  group('timing', 'price', ['A price that moved', 'No price that moved'], 'change.price timing.price'),
  group(
    'timing',
    'capability',
    ['Something that has become possible', 'Nothing that has become possible'],
    'change.capability timing.capability topic.newTechnology',
  ),
  group(
    'timing',
    'trend',
    ['Trends and far years instead of a change', 'No trends instead of a change'],
    'change.talk change.farFuture change.against timing.trend',
  ),
  group(
    'evidence',
    'customers',
    ['Customers counted', 'No customers counted'],
    'evidence.counted evidence.volume detail.numbers',
  ),
  group('evidence', 'paying', ['Customers who pay', 'No customer who pays'], 'evidence.paying evidence.revenue'),
  group(
    'evidence',
    'repeat',
    ['They come back, or more of them come', 'Not said whether they come back'],
    'evidence.repeat evidence.growth',
  ),
  group('evidence', 'result', ['A result that was measured', 'No result that was measured'], 'evidence.result'),
  group('evidence', 'trial', ['Trials, letters, a prototype', 'No trial and no letter'], 'evidence.trial'),
  group('evidence', 'weak', ['Interest instead of use', 'No interest sold as use'], 'evidence.weak'),
  group('evidence', 'plans', ['Plans instead of facts', 'Facts instead of plans'], 'evidence.plans'),
  group('evidence', 'stage', ['The stage you selected', 'The stage you selected'], 'form.onlyAnIdea form.inUse'),
  group(
    'trap',
    'words',
    ['What ideas with such words usually risk', 'What ideas with such words usually risk'],
    'words.risk',
  ),
  group('trap', 'trap', ['A pattern many founders tried', 'No pattern of the catalogue'], 'trap.'),
  group(
    'trap',
    'regulated',
    ['Regulated ground', 'No regulated ground'],
    'danger.health danger.medicine danger.money danger.children danger.licenceHeld danger.licenceMissing form.healthcare form.fintech',
  ),
  group('trap', 'paperwork', ['Paperwork of a trade', 'No paperwork of a trade'], 'safe.paperwork'),
  group('trap', 'buyers', ['Buyers with a budget', 'No institution or firm that buys'], 'safe.institutions'),
  group('trap', 'engineers', ['A tool for engineers', 'Not a tool for engineers'], 'safe.developers'),
  group(
    'trap',
    'hardware',
    ['Things that must be built and repaired', 'Nothing that must be built'],
    'danger.hardware danger.matter',
  ),
  group(
    'trap',
    'danger',
    ['What stores, banks or courts stop', 'Nothing a court would stop'],
    'danger.illegal danger.crypto exposure.unapproved exposure.evasion',
  ),
  group(
    'trap',
    'leaving',
    ['Users who leave or do not pay', 'Nobody is said to leave'],
    'exposure.leaving exposure.leakage exposure.falling',
  ),
  group(
    'trap',
    'service',
    ['Work of many hands, or goods of your own making', 'No work of many hands'],
    'exposure.service',
  ),
  group('trap', 'everyone', ['Everything for everyone', 'Not everything for everyone'], 'exposure.everything'),
  group('trap', 'circles', ['Friends, fans and feeds', 'No circle of friends to win over'], 'exposure.friends'),
  group('trap', 'hardScience', ['Science that is not done yet', 'No science still to be done'], 'danger.deepTech'),
  group(
    'trap',
    'crowd',
    ['A space with many teams', 'No space with many teams'],
    'danger.crowdedTool danger.twoSided danger.platform danger.noCompetition form.softwareForCompanies',
  ),
];

const [OTHERWISE] = group('thing', 'text', ['The rest of the text', 'The rest of the text'], '');

/** The row a feature's points are shown in. */
export const ideaEvidenceGroupOf = groupFinder(GROUPS, OTHERWISE);
