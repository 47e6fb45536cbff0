import type { IdeaPartName } from '@playbook/contracts/analysis/idea-check.schema';
import type { EvidenceGroup } from '../engine/evidence.js';

/** A row of evidence and the part of the score that it counts for. */
export interface IdeaEvidenceGroup extends EvidenceGroup {
  readonly part: IdeaPartName;
}

/** A row that says whether something was found, whichever way it counts. */
const group = (
  part: IdeaPartName,
  id: string,
  [whenFound, whenAbsent]: readonly [string, string],
): IdeaEvidenceGroup => ({
  id,
  code: id,
  part,
  whenGained: whenFound,
  whenLost: whenFound,
  whenAbsent,
  showsSpans: 'always',
});

/** The rows of evidence by name. */
export const IDEA_GROUPS = {
  cost: group('problem', 'cost', ['What the problem costs', 'No cost of the problem']),
  frequency: group('problem', 'frequency', ['When and how often it happens', 'No moment and no frequency']),
  hurt: group('problem', 'hurt', ['What goes wrong today', 'Nothing goes wrong in the text']),
  workaround: group('problem', 'workaround', [
    'What people do about it today',
    'Not said what people do about it today',
  ]),
  whose: group('problem', 'whose', ['Who has the problem', 'Nobody in particular has the problem']),
  commonplace: group('problem', 'commonplace', [
    'A problem told in general words',
    'The problem is not told in general words',
  ]),
  length: group('problem', 'length', ['How much is said', 'How much is said']),
  product: group('thing', 'product', ['A product that could be anything', 'Not just another app or platform']),
  manyThings: group('thing', 'manyThings', ['Many things at once', 'One thing']),
  wording: group('thing', 'wording', ['Words without a measure', 'No words without a measure']),
  mechanism: group('insight', 'mechanism', ['How it works', 'Not said how it works']),
  insight: group('insight', 'insight', ['A reason or a fact that few know', 'No reason and no fact that few know']),
  tradeWords: {
    ...group('insight', 'tradeWords', ['Words of the trade', 'No words of a trade']),
    // Words of the trade are no fault, so that none of them is marked as one.
    whenLost: 'Few words of the trade for so much text',
    showsSpans: 'whenGained' as const,
  },
  honesty: group('insight', 'honesty', ['What you say you do not know', 'No open question named']),
  ownEyes: group('edge', 'ownEyes', ['What the founders have seen themselves', 'Not said why you']),
  missing: group('edge', 'missing', ['Who or what is missing in the team', 'Nobody is missing']),
  price: group('market', 'price', ['A price or a fee', 'No price']),
  payer: group('market', 'payer', ['Paying or buying is spoken of', 'No word of paying or buying']),
  trade: group('market', 'trade', ['A trade with money to spend', 'No trade named']),
  consumer: group('market', 'consumer', ['Private people and pastimes', 'Not a pastime of private people']),
  billions: group('market', 'billions', ['Market figures instead of buyers', 'No market figures']),
  change: group('timing', 'change', ['A change with a date', 'No change with a date']),
  law: group('timing', 'law', ['A law, a rule or a deadline', 'No law, rule or deadline']),
  movedPrice: group('timing', 'price', ['A price that moved', 'No price that moved']),
  capability: group('timing', 'capability', ['Something that has become possible', 'Nothing that has become possible']),
  trend: group('timing', 'trend', ['Trends and far years instead of a change', 'No trends instead of a change']),
  customers: group('evidence', 'customers', ['Customers counted', 'No customers counted']),
  paying: group('evidence', 'paying', ['Customers who pay', 'No customer who pays']),
  repeat: group('evidence', 'repeat', ['They come back, or more of them come', 'Not said whether they come back']),
  result: group('evidence', 'result', ['A result that was measured', 'No result that was measured']),
  trial: group('evidence', 'trial', ['Trials, letters, a prototype', 'No trial and no letter']),
  weak: group('evidence', 'weak', ['Interest instead of use', 'No interest sold as use']),
  plans: group('evidence', 'plans', ['Plans instead of facts', 'Facts instead of plans']),
  stage: group('evidence', 'stage', ['The stage you selected', 'The stage you selected']),
  words: group('trap', 'words', ['What ideas with such words usually risk', 'What ideas with such words usually risk']),
  trap: group('trap', 'trap', ['A pattern many founders tried', 'No pattern of the catalog']),
  regulated: group('trap', 'regulated', ['Words of a regulated trade', 'No words of a regulated trade']),
  paperwork: group('trap', 'paperwork', ['Paperwork of a trade', 'No paperwork of a trade']),
  buyers: group('trap', 'buyers', ['Buyers with a budget', 'No institution or firm that buys']),
  engineers: group('trap', 'engineers', ['A tool for engineers', 'Not a tool for engineers']),
  hardware: group('trap', 'hardware', ['Things that must be built and repaired', 'Nothing that must be built']),
  danger: group('trap', 'danger', ['What stores, banks or courts stop', 'Nothing a court would stop']),
  leaving: group('trap', 'leaving', ['Users who leave or do not pay', 'Nobody is said to leave']),
  service: group('trap', 'service', ['Work of many hands, or goods of your own making', 'No work of many hands']),
  everyone: group('trap', 'everyone', ['Everything for everyone', 'Not everything for everyone']),
  circles: group('trap', 'circles', ['Friends, fans and feeds', 'No circle of friends to win over']),
  hardScience: group('trap', 'hardScience', ['Science that is not done yet', 'No science still to be done']),
  crowd: group('trap', 'crowd', ['A space with many teams', 'No space with many teams']),
  text: group('thing', 'text', ['The rest of the text', 'The rest of the text']),
};

export type IdeaGroupId = keyof typeof IDEA_GROUPS;
