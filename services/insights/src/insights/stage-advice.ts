import type { IdeaStage } from '@playbook/contracts/analysis/idea-check.schema';
import type { InsightSection } from '@playbook/contracts/insights/industry-insights.schema';
import { arePrivatePeople } from '@playbook/critique/customers/private-people';
import { seldomPay } from '@playbook/critique/lexicon/customers';
import type { KnownStartup } from '../startup/known-startup.js';
import { saidOf } from '../startup/said-of-startup.js';
import { isStudied } from './said/business-kind.js';
import { HAS_AMOUNT, isPlannedPrice, perhapsPrice, priceSentence, SUM } from './said/price/own-price.js';
import { freeSoFarSentence, takesNoMoney } from './no-money.js';
import { whom } from './said/whom.js';

type Advice = Readonly<Record<InsightSection, string>>;

/** What to do about each section next, by how far the startup is. Rules of thumb without a source. */
const STAGE_ADVICE: Readonly<Record<IdeaStage, Advice>> = {
  idea: {
    'market-size': 'Count before you build: a list of a hundred {customers} by name says more than any report.',
    'target-customers': 'Talk to fifteen {customers} before you build.',
    'business-model':
      'Ask {customers} for a deposit or a signed letter with a price: interest without money is politeness.',
    competitors: 'Look closely at what {customers} name as rivals, and write down where each of them stops.',
    trends: 'Pick the one change without which the idea would not work, and check its date at the source.',
    challenges: 'Write down what must be true of {customers}, and test the least likely of it first.',
  },
  mvp: {
    'market-size':
      'Write down thirty {customers} by name who could take it as it is now: that is the market to begin with.',
    'target-customers':
      'Show it to five {customers}, and write down what each would have to see before they use it in earnest.',
    'business-model':
      'Ask the next of the {customers} for money, however small the sum, and write down what they said.',
    competitors:
      'Ask five {customers} to show you how they do it now, from beginning to end, and count what that takes.',
    trends: 'Show what only became possible with the change.',
    challenges: 'Give it to the few {customers} that need it most, and mend what they complain of first.',
  },
  users: {
    'market-size':
      'Work up from your own numbers: {customers} of one place, the share you could have there, then the next place.',
    'target-customers': 'Write down which {customers} got most out of it, and what sets them apart from the rest.',
    'business-model':
      'Ask the {customers} that use it most what they would pay, and write down what each of them said.',
    competitors: 'Ask the newest {customers} what else they looked at first, and why they did not take it.',
    trends: 'Say which part of it rests on that change, and what would be left without it.',
    challenges: 'Say what would break first if ten times as many {customers} came, and what you do about it.',
  },
  revenue: {
    'market-size': 'Multiply what one of your {customers} pays by the {customers} you could list, not by a report.',
    'target-customers':
      'Say which {customers} needed the least persuading, and where the next twenty of that kind are.',
    'business-model': 'Show what one of the {customers} pays, costs to win and costs to serve, in three numbers.',
    competitors: 'Ask the {customers} that said no in the last quarter what they took instead.',
    trends: 'Show which part of this month’s revenue the change brought.',
    challenges: 'Say which number stops you from having twice as many {customers}, and what you do about it.',
  },
};

/** What must be shown to work in a study is tried by nobody on their own. */
const OF_STUDIES: Partial<Advice> = {
  'market-size': 'Write down which {customers} would have to adopt it first, by name, and how many there are of them.',
  'target-customers': 'Ask five {customers} which result would make them sign, and write it down before the next test.',
  'business-model': 'Ask five {customers} out of which budget they would pay for it, and who signs for that.',
  competitors: 'Put your result beside what is used today, on the same number of cases.',
  challenges: 'Write down which result would stop you, and who outside the company measures it.',
};

/** Whoever works alone has no budget to ask for and nobody else who signs. */
const OF_STUDIES_OF_ONE: Partial<Advice> = {
  ...OF_STUDIES,
  'target-customers':
    'Ask five {customers} which result would make them use it, and write it down before the next test.',
  'business-model':
    'Ask five {customers} what they would pay for it, and what they pay today for what comes next to it.',
};

/** Private people sign no letters, and pay before there is something for nobody they do not know. */
const OF_CONSUMERS: Readonly<Partial<Record<IdeaStage, Partial<Advice>>>> = {
  idea: {
    'business-model': 'Ask ten {customers} what they paid for last year that does part of this, and how much.',
    'market-size': 'Count before you build: name one place or group where a hundred {customers} can be met.',
  },
};

/** A library is used everywhere, and sold place by place nowhere. */
const OF_DEVELOPERS: Readonly<Partial<Record<IdeaStage, Partial<Advice>>>> = {
  users: {
    'market-size':
      'Work up from your own numbers: which {customers} use it now, and how many there are like them that you could name.',
  },
};

/** "With a $412,000 budget": what a year costs is told. */
const TELLS_YEARLY_COST = new RegExp(
  String.raw`\b(?:need|cost us) \S{0,3}\d[\d.,]{0,9} ?\w{0,8} (?:a|per) year\b|\bbudget\b[^.;!?]{0,30}(?:${SUM})` +
    String.raw`|(?:${SUM})[^.;!?]{0,30}\bbudget\b|\bcosts? (?:us )?(?:about |around )?(?:${SUM})[^.;!?]{0,20} (?:a|per) year\b`,
  'iu',
);
const OF_TOLD_COST: Partial<Advice> = {
  'business-model': 'Write down who has promised which part of what a year costs, and until when.',
};

/** Where those who are served pay nothing, somebody else does. */
const OF_NO_MONEY: Partial<Advice> = {
  'business-model': 'Write down what a year of it costs, and who has promised which part of that.',
  'market-size': 'Count {customers} of one place and the share you reach there, then the next place.',
  'target-customers': 'Write down who brings {customers} to you, and which of those could bring twice as many.',
  competitors: 'Write down what {customers} get where you are not, and what that costs whoever pays for it.',
  challenges: 'Write down what would stop first if your largest source of money ended, and what you would do about it.',
};

/** Pupils and patients are paid for: a school, a county or a hospital decides. */
const OF_PAID_FOR: Readonly<Partial<Record<IdeaStage, Partial<Advice>>>> = {
  users: {
    'business-model': 'Ask whoever decides for {customers} what they would pay, and write down what each of them said.',
    competitors: 'Ask whoever decides for {customers} what else they looked at first, and why they did not take it.',
  },
  revenue: {
    'business-model':
      'Show what is paid for one of the {customers}, what it costs to reach them and what it costs to serve them.',
    'market-size': 'Multiply what is paid for one of the {customers} by those whom the same payers decide for.',
    competitors: 'Ask whoever decided against it in the last quarter what {customers} got instead.',
  },
};
/** Students and migrants may pay for themselves, and parents of kids do. */
const MAY_PAY = /\b(?:students|teens|teenagers|migrants)$| of /i;
const arePaidByOthers = (startup: KnownStartup): boolean => {
  const named = whom(startup, 'customers');
  return seldomPay(named) && !MAY_PAY.test(named);
};

/** "Bench prototype rev C exists. No human use yet": what nobody can take home and use. */
const IS_UNTRIED = new RegExp(
  String.raw`\b(?:bench|breadboard|lab(?:oratory)?[- ](?:scale|prototype|bench)|in the lab|proof of (?:principle|concept)|no human use|` +
    String.raw`in (?:mice|rats|sheep|pigs|vitro)|simulat\w{2,4}|prototypes?|not (?:yet )?(?:approved|certified|cleared|licensed` +
    String.raw`|registered|authori[sz]ed)|(?:un|pre-?)(?:registered|authori[sz]\w{1,6})` +
    String.raw`|(?:nothing|none) (?:of this )?(?:is|has been) (?:yet )?(?:registered|approved|authori[sz]ed|cleared|licensed)` +
    String.raw`|(?:registration|approval|clearance|authori[sz]ation)\b[^.;!?]{0,60}\b(?:is|are|still) pending|pending (?:registration|approval|clearance)` +
    String.raw`|treated and (?:\d{1,4} )?(?:un|control)\w{0,8}|(?:field|plot|dossier|efficacy|registration|tank-scale|box|pen|greenhouse) trials?` +
    String.raw`|field plots?|registration dossier|registration\b[^.;!?]{0,50}\btakes|\d{1,4} (?:painted|treated|sprayed|coated|dosed|inoculated) and \d{1,4}|` +
    String.raw`pre-?clinical|first[- ]in[- ]human|phase (?:[1-3]|I{1,3})|hospital exemption)\b`,
  'i',
);

/** "We sell a cartridge", "we rent a suitcase", "they pay us": whoever takes money needs no advice to ask for it. */
const TAKES_MONEY = new RegExp(
  String.raw`\b(?:we|I)(?:['’]ve| have)? (?:sell|sold|rent|lease|charged?|bill|invoice|keep|take|started charging)\b` +
    String.raw`|\bpays? (?:us|me|for it|it)\b|(?<!\b(?:no|not|zero|without|any) )\bpaying (?:customers|clients|users)\b`,
  'i',
);

/** A price that nobody pays yet takes no money. */
function takesMoney(startup: KnownStartup): boolean {
  if (startup.text === '') return false;
  if (TAKES_MONEY.test(startup.description)) return true;
  const price = priceSentence(startup, saidOf(startup)) ?? perhapsPrice(startup);
  if (price !== null) return !isPlannedPrice(price) && freeSoFarSentence(startup) === null;
  return saidOf(startup).price.state === 'stated' && HAS_AMOUNT.test(startup.description);
}

/** "The water office pays us", "we have sold 40": somebody has paid so far, which a price, or who would pay, does not say. */
const PAYS_US = new RegExp(
  String.raw`(?<!\b(?:will|would|to|could|might|must|should|do|does|not|nobody|none)\s|n['’]t\s)\bpays? (?:us|me)\b(?! back\b)` +
    String.raw`|\b(?:we|I)(?:['’]ve| have)? sold\b`,
  'i',
);
/** "Six museums pay": told of a product that there is; an idea counts in the same words who pays somebody else. */
const SO_MANY_PAY = new RegExp(
  String.raw`\b(?:\d[\d.,]{0,9}|two|three|four|five|six|seven|eight|nine|ten) (?:[\p{L}'’-]{2,20} ){0,4}pay\b|\b\d[\d.,]{0,9} paying\b` +
    String.raw`|(?<!\b(?:no|not|zero|without|any) )\bpaying (?:customers|clients|users)\b`,
  'iu',
);
const IS_PAID_SO_FAR: Readonly<Partial<Record<IdeaStage, readonly RegExp[]>>> = {
  idea: [PAYS_US],
  mvp: [PAYS_US, SO_MANY_PAY],
};

/** "41 plumbers in Ohio pay it": a sentence that surely tells how far they are, by those around it too, counts nobody else's customers. */
const COUNTS_USE =
  /\d[^.;!?]{0,160}\b(?:pay|pays|paid|paying|use|uses|used|using|bought|rent|order(?:ed)?|subscribe\w?|live|run on|deposits?)\b/i;
const COUNTS_NONE = /\b(?:no|not|none|nobody|never|yet|would|will)\b|n['’]t\b/i;
const isInUse = ({ briefRoles }: KnownStartup): boolean =>
  briefRoles.saying('traction', 'sure').some((sentence) => COUNTS_USE.test(sentence) && !COUNTS_NONE.test(sentence));

/** Whoever takes money is not asked to ask for it, and has more than a prototype, whatever they chose in the form. */
function stageOf(section: InsightSection, startup: KnownStartup, chosen: IdeaStage): IdeaStage {
  const isEarly = chosen === 'idea' || chosen === 'mvp';
  const isPaid = startup.text !== '' && IS_PAID_SO_FAR[chosen]?.some((paid) => paid.test(startup.ofStartup)) === true;
  const stage = isEarly && (isPaid || isInUse(startup)) ? 'users' : chosen;
  if (section !== 'business-model' || stage !== 'users') return stage;
  return isPaid || takesMoney(startup) || SO_MANY_PAY.test(startup.ofStartup) ? 'revenue' : stage;
}

const areConsumers = ({ basis, customer }: KnownStartup): boolean =>
  basis.targetUser === 'Consumers' || (customer !== null && arePrivatePeople(customer));

/** Schools and trusts of students buy as firms do. */
const IS_FOR_SCHOOLS =
  /\b(?:schools?|districts?|universit(?:y|ies) (?:buy|pay|will)|teachers?|professors?|principals?|ministr(?:y|ies))\b/i;
const ARE_ON_THEIR_OWN = new RegExp(
  String.raw`\b(?:freelanc\w{2,4}|self-employed|sole traders?|designers?|tutors?|creators?|musicians?|artists?|writers?|photographers?|students?` +
    String.raw`|gamers?|players?|drivers?|riders?|farmers|beekeepers?|fishermen|singers?|teachers)$`,
  'i',
);
/** Whoever buys for themselves, whatever they do for a living. */
function workAlone(startup: KnownStartup): boolean {
  const { basis, customer, isPayerTold, text } = startup;
  const isNamed = customer !== null && customer !== basis.targetUser;
  if (isNamed && isPayerTold) return arePrivatePeople(customer) || ARE_ON_THEIR_OWN.test(customer);
  if (areConsumers(startup) || basis.industry === 'Consumer') return true;
  if (isNamed && ARE_ON_THEIR_OWN.test(customer)) return true;
  return (
    basis.targetUser === 'Content creators' || (basis.targetUser === 'Students/educators' && !IS_FOR_SCHOOLS.test(text))
  );
}

/** Whether it has to be shown to work before anybody can take it home. */
const isTriedFirst = (startup: KnownStartup, stage: IdeaStage): boolean =>
  !isInUse(startup) &&
  ((stage === 'mvp' && IS_UNTRIED.test(startup.text)) || ((stage === 'idea' || stage === 'mvp') && isStudied(startup)));

const ofNoMoney = (section: InsightSection, { text }: KnownStartup): string | undefined =>
  (TELLS_YEARLY_COST.test(text) ? OF_TOLD_COST[section] : undefined) ?? OF_NO_MONEY[section];

/** What fits the kind of startup better than what its stage alone asks for. */
function ofKind(section: InsightSection, startup: KnownStartup, stage: IdeaStage): string | undefined {
  if (takesNoMoney(startup)) return ofNoMoney(section, startup);
  if (isTriedFirst(startup, stage)) return (workAlone(startup) ? OF_STUDIES_OF_ONE : OF_STUDIES)[section];
  const ofPayers = arePaidByOthers(startup) ? OF_PAID_FOR[stageOf(section, startup, stage)]?.[section] : undefined;
  if (ofPayers !== undefined) return ofPayers;
  if (startup.basis.targetUser === 'Developers') return OF_DEVELOPERS[stage]?.[section];
  return workAlone(startup) ? OF_CONSUMERS[stage]?.[section] : undefined;
}

/** The next step of a startup about a section; null where it is about a change and none is known. */
export function stageAdvice(section: InsightSection, startup: KnownStartup, hasChange: boolean): string | null {
  const { basis } = startup;
  if (basis.stage === null || (section === 'trends' && !hasChange)) return null;
  const advice = ofKind(section, startup, basis.stage) ?? STAGE_ADVICE[stageOf(section, startup, basis.stage)][section];
  const named = whom(startup, 'customers');
  return advice.replaceAll('{customers}', () => named);
}
