import type { IdeaPartName } from '@playbook/contracts/analysis/idea-check.schema';
import type { SlotName } from '../engine/slots/slot.js';
import type { EvidenceGroup } from '../engine/evidence.js';

/** A row of evidence and the part of the score that it counts for. */
export interface IdeaEvidenceGroup extends EvidenceGroup {
  readonly part: IdeaPartName;
  /** Said where it is found and neither gained nor lost: of a risk. */
  readonly whenFound: string;
  /** Where the text says this, the row does not call it absent, though it was not found where points are given. */
  readonly slot?: SlotName;
}

type Labels = readonly [whenFound: string, whenAbsent: string];

const row = (part: IdeaPartName, id: string, whenFound: string, whenAbsent: string): IdeaEvidenceGroup => ({
  id,
  code: id,
  part,
  whenFound,
  whenGained: whenFound,
  whenLost: whenFound,
  whenAbsent,
  showsSpans: 'always',
});

/** A row that says whether something was found, whichever way it counts. */
const group = (part: IdeaPartName, id: string, [whenFound, whenAbsent]: Labels): IdeaEvidenceGroup =>
  row(part, id, whenFound, whenAbsent);

/** A row of something that an idea should have: where it is found and points are lost, there is less of it than in strong ideas. */
const merit = (
  part: IdeaPartName,
  id: string,
  [whenFound, whenAbsent]: Labels,
  slot?: SlotName,
): IdeaEvidenceGroup => ({
  ...row(part, id, whenFound, whenAbsent),
  whenLost: `${whenFound}: this one counts for little`,
  ...(slot === undefined ? {} : { slot }),
});

/** A row of something that an idea is better without. */
const fault = (part: IdeaPartName, id: string, [whenFound, whenAbsent]: Labels): IdeaEvidenceGroup => ({
  ...row(part, id, whenFound, whenAbsent),
  whenGained: `${whenFound}: this one costs nothing`,
});

/** The rows of evidence by name. */
export const IDEA_GROUPS = {
  cost: merit('problem', 'cost', ['What the problem costs', 'No cost of the problem']),
  frequency: merit('problem', 'frequency', ['When and how often it happens', 'No moment and no frequency']),
  hurt: merit('problem', 'hurt', ['What goes wrong today', 'Hardly anything that goes wrong today']),
  workaround: merit(
    'problem',
    'workaround',
    ['What people do about it today', 'Not said what people do about it today'],
    'today',
  ),
  whose: merit('problem', 'whose', ['Who has the problem', 'Nobody in particular has the problem'], 'user'),
  commonplace: fault('problem', 'commonplace', [
    'A problem told in general words',
    'The problem is not told in general words',
  ]),
  length: group('problem', 'length', ['How much is said', 'How much is said']),
  product: fault('thing', 'product', ['A product that could be anything', 'Not just another app or platform']),
  manyThings: fault('thing', 'manyThings', ['Many things at once', 'One thing']),
  wording: fault('thing', 'wording', ['Words without a measure', 'No words without a measure']),
  mechanism: merit('insight', 'mechanism', ['How it works', 'Not said how it works'], 'mechanism'),
  insight: merit('insight', 'insight', ['A reason or a fact that few know', 'No reason and no fact that few know']),
  tradeWords: {
    ...group('insight', 'tradeWords', ['Words of the trade', 'Few words of a trade']),
    // Words of the trade are no fault, so that none of them is marked as one.
    whenLost: 'Few words of the trade for so much text',
    showsSpans: 'whenGained' as const,
  },
  honesty: merit('insight', 'honesty', ['What you say you do not know', 'No open question named']),
  ownEyes: merit('edge', 'ownEyes', ['What the founders have seen themselves', 'Not said why you'], 'team'),
  missing: fault('edge', 'missing', ['Who or what is missing in the team', 'Nobody is missing']),
  price: merit('market', 'price', ['A price or a fee', 'No price'], 'price'),
  payer: merit('market', 'payer', ['Paying or buying is spoken of', 'Hardly a word of paying or buying'], 'payer'),
  trade: merit('market', 'trade', ['A trade with money to spend', 'No trade that is known to spend']),
  consumer: fault('market', 'consumer', ['Private people and pastimes', 'Not a pastime of private people']),
  billions: fault('market', 'billions', ['Market figures instead of buyers', 'No market figures']),
  change: merit('timing', 'change', ['A change with a date', 'No change with a date'], 'change'),
  law: merit('timing', 'law', ['A law, a rule or a deadline', 'No law, rule or deadline']),
  movedPrice: merit('timing', 'price', ['A price that moved', 'No price that moved']),
  capability: merit('timing', 'capability', ['Something that has become possible', 'Nothing that has become possible']),
  trend: fault('timing', 'trend', ['Trends and far years instead of a change', 'No trends instead of a change']),
  customers: merit('evidence', 'customers', ['What was counted', 'No customers counted'], 'proof'),
  paying: merit('evidence', 'paying', ['Customers who pay', 'No customer who pays'], 'payer'),
  repeat: merit('evidence', 'repeat', ['They come back, or more of them come', 'Not said whether they come back']),
  result: merit('evidence', 'result', ['A result that was measured', 'No result that was measured'], 'result'),
  trial: merit('evidence', 'trial', ['Trials, letters, a prototype', 'No trial and no letter']),
  weak: fault('evidence', 'weak', ['Interest instead of use', 'No interest sold as use']),
  plans: fault('evidence', 'plans', ['Plans instead of facts', 'Facts instead of plans']),
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
