import { tellsOfCompany } from '../../engine/words/tells-of-company.js';
import { goesOnAfter, tellsChange, tellsOnlyBefore } from '../../engine/words/tells-change.js';
import { tellsOfTried } from '../../engine/words/tells-of-past.js';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { FEWEST_OF_LONG } from './roles/role-model.js';
import { leadingRole, type SaidRoles, tells } from './roles/said-roles.js';
import type { SentenceRole } from './roles/sentence-role.js';
import { isListedWord } from '../../lexicon/word-ranks.js';
import { tellsShareTaken } from '../../engine/words/tells-share-taken.js';
import { tellsOfDisease, tellsWhatWasMade } from './no-product.js';
import { isOfName } from './own-name.js';
import { countsPayers } from './results/counts-payers.js';
import { TELLS_PERFORMANCE, tellsNoResult } from './results/no-result.js';
import { readSentences, type ReadSentence, sentencesOf, wordsIn } from './read-sentences.js';
import { standingAlone } from './standing-alone.js';
import { isWayOfToday } from './today/way-of-today.js';
import { isAskedByOthers, isOfOneOfThem } from './told-of-others.js';

const WORDS = readSinglePatterns('prefill', [
  'dated',
  'howFound',
  'theirShare',
  'ofProduct',
  'costsToday',
  'ofTheirs',
  'turned',
  'ofStory',
  'ofOthersFigure',
  'ofLabor',
  'ofDenial',
  'everyTime',
  'ofScene',
  'ofCauses',
  'ofUse',
  'madeThing',
  'isMadeOf',
  'ofTheirLife',
  'ofLoans',
  'ofToday',
  'throughOurs',
  'ofPilot',
  'ofCharge',
  'thingThat',
  'ofOwn',
]);

const counts = ({ types, hasIncome }: ReadSentence): boolean =>
  hasIncome || types.has('customers') || types.has('users') || types.has('payment');

/** "Ten years of tuning" may be the organ's; theirs are told in the first person, or of whom they know. */
const OF_THEM = /\b(?:I|we|my|our|me|us|(?:co-?)?founders?)\b/i;

/** "The Marriott part is that I know the clause", "I'm a therapist in Leeds": no working of a thing, as "I mix it with lime" is. */
const TELLS_OF_FOUNDER = new RegExp(
  String.raw`^(?:[Ss]o,? )?I(?:['’]m| am) (?:an?|the) |^(?:[Ee]very|[Ee]ach) \p{L}{2,12} I\b` +
    String.raw`|^(?:We|I) have (?:an? (?:letter|grant|loan)|\d)` +
    String.raw`|\bI (?:know|knew|subtitled|managed|have(?:n['’]t| not)|haven['’]t|was|ran|worked)\b`,
  'u',
);
/** "It's on the App Store since April", "it will be for schools first". */
const WHERE_IT_IS = /\bon the (?:app|play) store\b|^(?:it|we) will (?:be|start)\b/i;

/** "412 clients who pay": how many pay says nothing of how it works. */
const PAYS_FOR_IT = /\d [\p{L}\s-]{2,40}\b(?:who |that )?pays?\b|\bpays? [$€£₹]\d/u;

/** What others do is no way in which the product works. */
const tellsOfWhatIsMade = (text: string): boolean =>
  [WORDS.isMadeOf, WORDS.madeThing, WORDS.throughOurs, WORDS.thingThat, WORDS.ofOwn].some((pattern) =>
    pattern.test(text),
  );

/** "If we get only 0.1%". */
const SUPPOSED = /^(?:and |so |but )?if\b/i;

/** "In 2021 we bought my daughter a mare". */
const OF_FAMILY =
  /\bmy (?:own )?(?:daughter|son|sister|brother|mother|father|mum|mom|dad|wife|husband|kids?|children|family)\b/i;
const NAME_HAS = /^(\p{Lu}[\p{L}\d]{2,20}) (?:has|had|makes?|made|raised|sold|does|did|earned|grew|serves?)\b/u;
/** "Revolut made $4 billion in 2024": what a firm has reached that a brief names once; its own name a founder writes again. */
function isOfOtherFirm(text: string, brief: string): boolean {
  const name = NAME_HAS.exec(text)?.[1];
  return name !== undefined && !isListedWord(name.toLowerCase()) && brief.split(name).length === 2;
}
/** Questions that only the startup's own numbers answer. */
const OF_OWN_NUMBERS = new Set(['metrics', 'validation']);
/** "Our model is fitted from three runs on the customer's own dryer": how it works counts nobody. */
const HOW_OURS_WORKS = new RegExp(
  String.raw`^our (?:[\p{L}-]{2,20} )?(?:model|software|app|system|device|tool|sensor|engine|algorithm)\b` +
    String.raw`(?![^.;!?]*\b(?:pays?|paying|customers (?:use|have)|use it|users)\b)`,
  'iu',
);

/** "Every opera house has a basement": what there is without it. */
const OF_EVERYBODY = /\bevery (?:\p{L}{2,20} ){1,3}has\b/u;
/** "We sell to hotels", "an order comes on WhatsApp", "the home pays us", "we are at idea stage": how it is sold, and how far they are. */
const OF_SALES =
  /^(?:and |but )?(?:we|i) sell\b[^.;!?]{0,60}\bto\b|^order(?:s)? come\b|\bpays? (?:us|me)\b|^we(?:['’]re| are) (?:at|in|still)\b|^at the moment\b/i;

/** "We are uniquely positioned to become the infrastructure of trust for 650 million people": a hope, which counts nobody. */
const OF_HOPE = new RegExp(
  String.raw`\b(?:positioned to|to become (?:the|an?)|will become|aims? to|(?:our|the) (?:vision|mission|goal|ambition))\b` +
    String.raw`|\b(?:MVP|demo(?:nstration)?) (?:is )?(?:already )?in\b`,
  'i',
);

/** "You upload your CV once and our bot applies to 500 jobs": how it is used. */
const OF_WHOEVER_USES = /^(?:you|the user|users?) \p{Ll}{2,20}\b(?! (?:pay|paid))/iu;

/** "We ran it at 17 wineries": what was done with the product is no reason to have made it. */
const OF_OWN_USE = new RegExp(
  String.raw`^(?:and |so |then )?(?:we|i)(?:['’]ve| have)? (?:ran|run|tested|tried|used|installed|sold|piloted|gave|showed|shipped|launched) ` +
    String.raw`(?:it|this|them|our|the (?:app|device|unit|prototype|kit))\b`,
  'i',
);

/** "Not joking, it's how I was taught": of what stands before. */
const BEGINS_IN_MIDDLE = /^(?:not joking|it['’]s|that['’]s|this is|yes|no|same)\b/i;

/** "At my school the last mock was returned late": an event of the founder's own is no change. */
const OF_OWN_EVENT = /\b(?:[Mm]y|I)\b/;

/** "₦199m advanced since August": what was reached. */
const OF_RESULT = new RegExp(
  String.raw`\b(?:advanced|lent|financed|sold|paid|earned|raised|delivered|served|shipped|dressed|moved|brought back|repaired|installed|signed|carried|` +
    String.raw`made|done|saved|recovered|processed|booked|ordered|trained|live|running|open)\b[^.;!?]{0,40}\bsince\b`,
  'i',
);
/** "It reads the data under the 1997 Act", "potters buy used kilns": what the product does, and what is always done. */
const OF_PRODUCT_LEAD =
  /^(?:it|this|our|the (?:app|device|tool|software|platform|system)) (?:also )?[\p{Ll}-]{2,20}s\b/iu;
const OF_HABIT = new RegExp(
  String.raw`^(?!(?:in|since|from|until|after|before|now)\b)(?:[\p{L}-]{2,20} ){1,3}(?:buy|sell|use|keep|rent|make|send` +
    String.raw`|pay|write|call|ask)s? [^.;!?]{1,120}\bbecause\b`,
  'iu',
);
const NO_CHANGE = [OF_RESULT, OF_PRODUCT_LEAD, OF_HABIT];

const YEARS = /\b(?:19|20)\d\d\b/g;
const FIRST_LATE_YEAR = 2015;
/** "A dial from 1994", "the Act of 1997": what is as old explains nothing now, unless something late stands beside it. */
function isOfLateYears(text: string): boolean {
  const years = (text.match(YEARS) ?? []).map(Number);
  return years.length === 0 || years.some((year) => year >= FIRST_LATE_YEAR);
}

/** "We print one" says nothing of how. */
const IS_SHORT = /^\S{1,30}(?: \S{1,30}){0,2}$/;

/** "Our idea is a box": what it is, and not how it works. */
const OF_IDEA = /^(?:our|my|the) idea is\b/i;

/** "A pharmacist approves every formula": the last step of somebody alone. */
const OF_LAST_CHECK = new RegExp(
  String.raw`^(?:an?|the|each|every|our|one of our) (?:[\p{L}-]{2,20} ){0,3}[\p{L}-]{3,20} (?:then )?(?:approves?|checks?|reviews?|signs?|confirms?` +
    String.raw`|corrects?|verif(?:y|ies))\b(?![^.;!?]{0,200}\b(?:we|our|app|software|system)\b)`,
  'iu',
);

/** What says nothing of how a thing works. */
const NO_WORKING = [
  OF_LAST_CHECK,
  IS_SHORT,
  OF_IDEA,
  OF_HOPE,
  OF_SALES,
  OF_EVERYBODY,
  WORDS.ofPilot,
  WORDS.ofCharge,
  WORDS.ofStory,
  WORDS.ofScene,
  WORDS.ofDenial,
  WORDS.ofOthersFigure,
];

/** What turned, or how it was until then. */
const isTurn = (text: string): boolean => WORDS.turned.test(text) && (tellsChange(text) || tellsOnlyBefore(text));

const isDatedTurn = ({ isStated, text }: ReadSentence): boolean =>
  isStated('change') && WORDS.dated.test(text) && isTurn(text);

/** Whether a sentence of a text with some says this before anything else, by its words and by those around it. */
const surelySays = ({ roles }: ReadSentence, role: SentenceRole, how: 'sure' | 'likely'): boolean =>
  roles.isTold && roles[how].has(role) && leadingRole(roles) === role;

/** What a sentence has to say where it answers a question. */
const ROLES: Readonly<Record<string, SentenceRole>> = {
  metrics: 'traction',
  validation: 'traction',
  'business-model': 'price',
  'first-users': 'traction',
  competitors: 'today',
  'why-now': 'change',
  'why-this-problem': 'founder',
  'how-it-works': 'product',
  'problem-statement': 'today',
};

/** What says nothing of how far a startup is. */
/** "Go is in progress, roughly 60% of our test corpus passes": what is not ready is no result. */
const IN_PROGRESS = /\b(?:in progress|work in progress|test (?:corpus|suite|cases?)|not yet)\b/i;
/** "We paid 40 testers": who is paid by them. */
const OF_OWN_SPENDING = /^(?:we|i) (?:have |['’]ve )?(?:paid|pay) \d/i;
/** "9 people do visits, mostly florists": who works for them. */
const OF_STAFF = new RegExp(
  String.raw`^(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten) (?:people|persons|staff|employees|technicians|drivers|helpers) ` +
    String.raw`(?:do|work|make|answer|visit|handle)\b`,
  'i',
);
/** "Paid by platform teams at companies with 50 customers": who pays, and no count of them. */
const SAYS_WHO_PAYS = /^paid (?:for )?by\b/i;
const NO_METRIC = [
  SAYS_WHO_PAYS,
  OF_OWN_SPENDING,
  OF_STAFF,
  IN_PROGRESS,
  WORDS.everyTime,
  WORDS.ofScene,
  WORDS.ofLabor,
  OF_FAMILY,
  OF_HOPE,
  OF_WHOEVER_USES,
];
/** "Three companies in Kraków run it on their own repositories". */
const RUN_BY_COUNTED =
  /^(?:\d[\d.,]{0,9}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!of\b)[^.;!?]{3,60} (?:run|use|are on|pay for) (?:it|ours)\b/i;
const isOfUse = ({ text, types, isStated }: ReadSentence): boolean =>
  RUN_BY_COUNTED.test(text) || (WORDS.ofUse.test(text) && types.size > 0 && !isStated('today'));

const NO_OWN_SHARE = [TELLS_PERFORMANCE, WORDS.costsToday, WORDS.theirShare, WORDS.ofCauses, WORDS.ofOthersFigure];
/** "58% of them", "up 12% a month": "12 months minus 4%" is what somebody gets. */
const SHARE_OF = new RegExp(
  String.raw`(?:%|percent|per cent) (?:of|from|come|came|use|pay|renew\w{0,3}|return\w{0,3}|re-?order\w{0,3}|retention` +
    String.raw`|growth|a (?:month|week)|month|week|more|fewer|less|faster)\b|\b(?:grew|grows|growing|up|retention|churn)\b`,
  'i',
);
/** "They pay a percentage of the catch": a share is told of the trade as often as of how far a startup is. */
const isOwnShare = ({ text, types, roles }: ReadSentence): boolean =>
  types.has('share') &&
  SHARE_OF.test(text) &&
  !(isOfName(text) && leadingRole(roles) !== 'traction') &&
  (roles.likely.has('traction') || roles.scores.traction >= roles.scores.product) &&
  !NO_OWN_SHARE.some((pattern) => pattern.test(text));

/** In a longer text a sentence that surely tells of the product, and not first how it is without it. */
const mayTellWorking = (roles: SaidRoles): boolean =>
  !roles.isOfLong || (roles.sure.has('product') && leadingRole(roles) !== 'today');

/** Which sentence answers which question by its words. A sentence may answer two. */
const ROUTES: Readonly<Record<string, (sentence: ReadSentence) => boolean>> = {
  metrics: (sentence) =>
    !sentence.isOfTrade &&
    !sentence.isOfPast &&
    !isOfOneOfThem(sentence.text) &&
    !tellsShareTaken(sentence.text) &&
    !NO_METRIC.some((pattern) => pattern.test(sentence.text)) &&
    [counts, isOfUse, isOwnShare, countsPayers].some((isMetric) => isMetric(sentence)),
  'business-model': ({ types, hasRate, text, isOfTrade, isOfPast }) =>
    ((hasRate || types.has('price')) &&
      !isOfTrade &&
      !isOfOneOfThem(text) &&
      !isAskedByOthers(text) &&
      !isOfPast &&
      ![WORDS.ofLoans, WORDS.ofToday, WORDS.ofLabor, WORDS.ofStory].some((pattern) => pattern.test(text)) &&
      (WORDS.ofProduct.test(text) || !WORDS.costsToday.test(text))) ||
    (WORDS.theirShare.test(text) && !SUPPOSED.test(text)),
  'first-users': ({ text }) => WORDS.howFound.test(text),
  validation: (sentence) =>
    !OF_HOPE.test(sentence.text) &&
    !sentence.isOfTrade &&
    !sentence.isOfPast &&
    ((counts(sentence) && sentence.isStated('proof')) || countsPayers(sentence)),
  competitors: isWayOfToday,
  'why-now': (sentence) =>
    !NO_CHANGE.some((pattern) => pattern.test(sentence.text)) &&
    !tellsOfCompany(sentence.text) &&
    !isOfName(sentence.text) &&
    isOfLateYears(sentence.text) &&
    (isDatedTurn(sentence) || surelySays(sentence, 'change', 'sure')) &&
    !counts(sentence) &&
    !sentence.isOfPast &&
    !tellsOfTried(sentence.text) &&
    ![WORDS.ofTheirs, WORDS.ofStory, OF_OWN_EVENT].some((pattern) => pattern.test(sentence.text)),
  // Asked only where the founder left the problem of the idea check blank.
  'problem-statement': (sentence) =>
    surelySays(sentence, 'today', 'likely') && !sentence.isOfPast && !tellsOfTried(sentence.text),
  'why-this-problem': ({ isStated, isOfPast, text, roles }) =>
    isStated('team') &&
    leadingRole(roles) !== 'traction' &&
    OF_THEM.test(text) &&
    WORDS.ofTheirLife.test(text) &&
    !BEGINS_IN_MIDDLE.test(text) &&
    !/\bwas going to\b/.test(text) &&
    !OF_OWN_USE.test(text) &&
    (isOfPast || !tellsWhatWasMade(text)),
  'how-it-works': ({ isStated, hasIncome, isOfTrade, isOfPast, text, roles }) =>
    isStated('mechanism') &&
    mayTellWorking(roles) &&
    !hasIncome &&
    !PAYS_FOR_IT.test(text) &&
    !TELLS_OF_FOUNDER.test(text) &&
    !tellsOfTried(text) &&
    !WHERE_IT_IS.test(text) &&
    !tellsOfDisease(text) &&
    !isOfTrade &&
    !isOfPast &&
    !NO_WORKING.some((pattern) => pattern.test(text)) &&
    tellsOfWhatIsMade(text),
};

/** Questions whose answer stands where the product is described, and not where the problem is. */
const OF_THE_PRODUCT = new Set(['metrics', 'business-model', 'first-users', 'validation', 'how-it-works']);

/** Where a brief tells much, the problem said once more is no competitor. */
const isOfBrief = (fieldId: string, brief: string): boolean =>
  OF_THE_PRODUCT.has(fieldId) || (fieldId === 'competitors' && sentencesOf(brief).length >= FEWEST_OF_LONG);

/** Whether what a sentence says is what a question asks for. */
const mayAnswer = (fieldId: string, { roles }: ReadSentence): boolean => {
  const role = ROLES[fieldId];
  return role === undefined || tells(roles, role);
};

/** "14 trust ports pay for it today": in a short text what it counts has to pay or use it. */
const IS_USED =
  /^(?!.*\b(?:none|nobody|no one|would|asked)\b).*\b(?:pays? (?:for it|us|it)|us(?:e|es|ed|ing) (?:it|us|ours))\b/i;

/** What surely tells how far they are, in numbers, needs no further sign. */
const surelyAnswers = (fieldId: string, { roles, text, types, isOfPast, isOfTrade }: ReadSentence): boolean =>
  OF_OWN_NUMBERS.has(fieldId) &&
  (roles.isOfLong || (leadingRole(roles) === 'traction' && IS_USED.test(text))) &&
  types.size > 0 &&
  roles.sure.has('traction') &&
  !roles.sure.has('past') &&
  !isOfPast &&
  !isOfTrade;

/** "We're only two, and want the same for wasps", "we borrow at 31%": a wish and a debt count nobody who uses it. */
const OF_WISH_OR_DEBT = /\b(?:and|we|I) (?:want|hope|plan) (?:to|the)\b|\bwe (?:borrow|owe)\b/i;
/** "Churnlog takes the payroll, matches each name and tells the foreman": so long a sentence that begins with the name says what it does. */
const SHORT_WORDS = 22;
const describesProduct = (text: string): boolean => isOfName(text) && wordsIn(text) > SHORT_WORDS;
const countsOthers = (text: string, brief: string): boolean =>
  tellsNoResult(text) ||
  describesProduct(text) ||
  isOfOtherFirm(text, brief) ||
  HOW_OURS_WORKS.test(text) ||
  OF_WISH_OR_DEBT.test(text);

/** How it was is told with how it is, or not at all. */
function wholeChange(sentence: ReadSentence, read: readonly ReadSentence[]): readonly ReadSentence[] {
  if (!tellsOnlyBefore(sentence.text)) return [sentence];
  const next = read[read.indexOf(sentence) + 1];
  return next !== undefined && goesOnAfter(next.text) ? [sentence, next] : [];
}

/** The founder's own sentences that answer a question, as they were typed in the idea check; empty where none does. */
export function routedSentences(
  fieldId: string,
  { brief, problem }: { readonly brief: string; readonly problem: string },
): string {
  const answers = ROUTES[fieldId];
  if (answers === undefined) return '';
  const read = readSentences(sentencesOf(`${brief}\n${isOfBrief(fieldId, brief) ? '' : problem}`));
  const found = read
    .filter((sentence) => (answers(sentence) && mayAnswer(fieldId, sentence)) || surelyAnswers(fieldId, sentence))
    .filter(({ text }) => !OF_OWN_NUMBERS.has(fieldId) || !countsOthers(text, brief));
  const ofProduct = found.filter(({ text }) => WORDS.isMadeOf.test(text));
  const ofQuestion = fieldId === 'how-it-works' && ofProduct.length > 0 ? ofProduct : found;
  const told = fieldId === 'why-now' ? ofQuestion.flatMap((sentence) => wholeChange(sentence, read)) : ofQuestion;
  return standingAlone(told, read, fieldId)
    .map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
