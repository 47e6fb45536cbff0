import { isOfTheirTrade } from '@playbook/critique/answer/prefill/told-of-others';
import type { BriefRoles } from '@playbook/critique/answer/prefill/roles/brief-roles';
import { leadingRole } from '@playbook/critique/answer/prefill/roles/said-roles';
import type { SentenceRole } from '@playbook/critique/answer/prefill/roles/sentence-role';
import { amountText } from '@playbook/critique/engine/numbers/amount-text';
import { CODES_IN_CAPITALS, CURRENCY_CODES, CURRENCY_NAME } from '@playbook/critique/engine/numbers/currency-names';
import { readNumbers } from '@playbook/critique/engine/numbers/read-numbers';
import { readPitch } from '@playbook/critique/engine/read-text';
import type { Slots } from '@playbook/critique/engine/slots/slot';
import { isTrouble } from '@playbook/critique/idea/cues/told-trouble';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import type { KnownStartup } from '../../../startup/known-startup.js';
import { OF_THEM_PAY } from '../../../startup/payers/of-them-pay.js';
import { saidOf } from '../../../startup/said-of-startup.js';
import { sentenceOf, sentencesOf } from '../sentences.js';
import { HAS_MARKUP } from '../todays-way.js';

/** A price that is to be asked one day has been paid by nobody. */
const IS_PLANNED = new RegExp(
  String.raw`\b(?:(?:we|i) (?:plan|intend|want|hope)|we(?:['’]ll| will)|(?:will|would) (?:cost|pay|be|charge|ask|sell|take|rent|buy|lease)|after the (?:trial` +
    String.raw`|pilot|test)|free (?:now|until|till)|after that|target(?:ed)? price|` +
    String.raw`we(?:['’]re| are) thinking|letters? of intent|signed letters?|LOIs?|if (?:it|this|that|all|the [\p{L}-]{2,20}) (?:works?|goes)|` +
    String.raw`(?:intended|planned|proposed) prices?|once (?:we|billing|payments?)\b|billing (?:is )?(?:not|off|starts)|not (?:yet )?launched|` +
    String.raw`turn(?:ing)? (?:billing|payments?) on|turn(?:ing)? on (?:billing|payments?)|` +
    String.raw`(?<!\b(?:booked|open|out) )` +
    String.raw`from (?:january|february|march|april|may|june|july|august|september|october|november|december|next (?:month|year)))\b`,
  'iu',
);
export const isPlannedPrice = (sentence: string): boolean => IS_PLANNED.test(sentence);

/** "We keep 18%": what is theirs of each sale. */
const SHARE =
  /\b(?:we|and) (?:keep|take|charge|earn) (?:only |about |a )?(\d{1,2}(?:\.\d)?) ?(?:%|percent\b|per cent\b)/i;
/** What others pay, and numbers that are written in other scales. */
const OF_OTHERS = /\b(?:costs?|crores?|lakhs?|borrow\w*|fines?|salar(?:y|ies))\b/i;

/** Their share in money, where the description has one sum that it can be of; null where it has none, or several. */
export function shareLine({ ofStartup: description }: KnownStartup): string | null {
  const share = Number(SHARE.exec(description)?.[1] ?? NaN);
  if (Number.isNaN(share) || OF_OTHERS.test(description)) return null;
  const sums = readNumbers(readPitch(description).tokens).filter(
    ({ currency, isPlanned }) => currency !== null && !isPlanned,
  );
  const [sum] = sums;
  const currency = sum?.currency ?? null;
  if (sums.length !== 1 || sum === undefined || currency === null) return null;
  const own = (sum.value * share) / 100;
  return own < 1
    ? null
    : `${share}% of ${amountText(sum.value, currency)} is ${amountText(own, currency)}: say what of that is left after your own costs.`;
}

const CODES = `${CURRENCY_CODES.join('|')}|(?-i:${CODES_IN_CAPITALS.join('|')})`;
const NAMES = CURRENCY_NAME.source.replace(/^\^|\$$/g, '');
export const SUM =
  String.raw`\p{Sc}\s?\d|\d\s?\p{Sc}|\d\s?kr(?!\p{L})|\bR\d{2,6}\b|\b(?:Rs\.?|Rp\.?|(?-i:RM|KSh|TSh|USh)|${CODES})\s?\d|\d[\d.,]{0,15}\s?(?:${CODES})\b|` +
  // "Won" is money behind thousands only.
  String.raw`\d[\d.,]{0,15}\s(?:(?:Swiss|US|Canadian|Australian|Kenyan|Egyptian|Mexican|Indian) )?` +
  String.raw`(?!(?:won|dong|rm|quid)\b)(?:${NAMES}|soles|bob)(?!\p{L})|` +
  String.raw`\d{1,3}(?:,\d{3})+\s(?:won|dong|sum)|` +
  // "Sixty pounds per tower".
  String.raw`\b(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)(?:[- ][a-z]{3,5})?\s` +
  String.raw`(?:dollars|euros?|pounds|rupees|kronor|kroner|cedis|shillings|francs)\b`;
const HAS_SUM = new RegExp(SUM, 'iu');
const PERCENT = String.raw`\d[\d.,]{0,9}\s?(?:%|percent\b|per cent\b)`;
export const HAS_AMOUNT = new RegExp(
  String.raw`${SUM}|\bpays? (?:us )?\d[\d.,]{0,9}k?\b|\b(?:around|about) \d{1,4}k\b|` +
    // "Reads 100% of the invoices" is no price, and "we take 8%" is one.
    String.raw`\b(?:takes?|keeps?|charges?|earns?|gets?|pays?(?: us)?|commission|fee|cut|share)(?: of)? (?:an? |` +
    String.raw`an extra |about |only |around |from )?${PERCENT}|` +
    String.raw`${PERCENT}(?: of (?:each|every|the) (?:sale|order|booking|deal|loan|amount|price|total|transaction|value|rent|` +
    String.raw`load))? ?(?:commission|fees?|cut|margin)|` +
    String.raw`${PERCENT} (?:of|per|on|from|for) (?:each|every)\b`,
  'iu',
);
/** What is paid for it, and no sum of something else. */
const IS_PRICE = new RegExp(
  String.raw`\b(?:pays?|paying|(?:we|I) ask|(?:we|I) take (?:[$€£₹]|\d)|prices?|priced|charges?|fees?|keep|earn|cost|rents?|sells?|sold|bought|` +
    String.raw`subscri\w{1,6}|commission|(?:at|for) (?:[A-Z]{1,2})?[$€£₹])\b|\btakes? \d[\d.]{0,4} ?(?:%|percent\b|per cent\b)|` +
    String.raw`\b(?:per|an?|each) (?:month|year|week|season|use|order|call|unit)\b|\d\s?\/\s?(?:month|mo|year|yr|week|user|seat|unit)\b`,
  'i',
);
/** What is paid today is no price of theirs. */
const IS_TODAY =
  /^(?:today|now|currently|until now)\b(?!.*\b(?:us|our|ours|we)\b)(?!,? (?:about |over )?\d[\d,.]{0,8} \p{L})/iu;
/** What is asked of investors, or given to somebody, is no price. */
const IS_RAISED =
  /\b(?:gave|gives?|given|offered us|looking for|raising|raised?|seek(?:ing)?|grant|foundation|angels?|investors?|donat\w{1,6})\b[^.;!?]{0,40}\d/i;
/** "Sitters on Care.com cost $22": what a rival takes. */
const IS_OF_RIVAL = /\b(?:on|at|with|from) \p{Lu}[\p{L}\d.]{1,30} (?:costs?|charges?)\b/u;
/** "They will sell you a new stone for £1,900", "people lose 600 euros": what others ask, or what is lost. */
const IS_OF_OTHERS = new RegExp(
  String.raw`^(?:every|each|a single) [^.;!?]{3,60}\bcosts? (?!us\b)|\b(?:new|used|imported|existing|cheap|big|other|old` +
    String.raw`|second-?hand) (?:ones?|[a-z]{3,20}s) (?:costs?|sells? for|goe?s? for|(?:is|are) [$€£₹]?\d)|\b(?:must|has to` +
    String.raw`|have to) sell\b|\b(?:will )?sells? you\b` +
    String.raw`|\b(?:lose|loses|lost|losing|wastes?|wasting)\b[^.;!?]{0,30}(?:\d|\b(?:hundreds?|thousands?|millions?)\b)`,
  'i',
);
/** "Registration costs 60,000 dollars", "the motor costs us $4": what the founders pay themselves. */
const IS_OWN_EXPENSE = new RegExp(
  String.raw`\b(?:registration|approval|certif\w{2,8}|licen[cs]es?|patents?|insurance|rent|postage|freight|materials?|parts?|motors?|chips?|` +
    String.raw`instagram|ads?|advertising) (?:alone )?(?:costs?|is|are|brings?)\b|\bcosts? (?-i:us|me)\b|\bhired an?\b|\bexpected to cost\b`,
  'i',
);
/** "Gen Z spends $360 billion a year". */
const IS_OF_MARKET = /\d ?(?:billions?|trillions?|bn)\b|\bspends?\b[^.;!?]{0,40}\d/i;
/** "I've sold over $80K of this on eBay", "$11,200 MRR", "thieves buy one for $30k": what came in altogether, and what crime costs, is no price. */
const IS_EARNED = new RegExp(
  String.raw`\b(?:sold|earned|turned over|took(?: in)?) (?:over |about |around |more than |almost |some )?[$€£₹]\s?\d` +
    String.raw`|\b(?:MRR|ARR|GMV|turnover|revenue|recurring)\b|\b(?:thieves|criminals|fraudsters|scammers|crooks|(?:criminal|armed) gangs)\b`,
  'i',
);

/** "91 fleets, 5,240 vans, £38k a month": behind what is counted, thousands are what all of them pay. */
/** "30 cents profit per lunch", "14 hospitals, 37% margin", "$29k a month" alone: what is left, or comes in altogether. */
const IS_LEFT_OVER = new RegExp(
  String.raw`^(?!.*\bprices?\b)(?!\p{Sc} ?\d).*\b(?:margins?|profits?)\b` +
    String.raw`|^(?:about |around |now )?\p{Sc} ?\d[\d.,]{0,9} ?k (?:(?:a|per) (?:month|year)|monthly|yearly)$`,
  'iu',
);
/** "Parcels pay a €3 duty", "the state pays farmers for it via auctions". */
const IS_OF_THE_STATE = /\b(?:dut(?:y|ies)|subsid\w{2,5}|auctions?|import tax(?:es)?|VAT|excise)\b/i;
const IS_VOLUME = new RegExp(
  String.raw`\p{Sc} ?\d[\d.,]{0,9} ?(?:k|m|mn|millions?|bn|billions?|crores?|lakhs?) (?:\p{L}{2,12} ){0,2}(?:bought|lent|advanced|invoiced` +
    String.raw`|processed|moved|paid out|financed|recovered|traded|insured|volume|gmv)\b`,
  'iu',
);
const IS_TOTAL = new RegExp(
  String.raw`\b\d[\d.,]{0,9} [\p{L}-]{3,20}(?: [\p{L}-]{3,20})?,(?: and)? (?:about |around |over )?\p{Sc}\s?\d[\d.,]{0,9}\s?(?:k|m|mn` +
    String.raw`|million|thousand)\b[^.;!?]{0,8}\b(?:a|per|each) (?:month|year|quarter)` +
    String.raw`|\b(?:in total|altogether|all together|combined)\b`,
  'iu',
);
/** "Cost at our present scale is 410 dinars", "the box costs us 214 zł to make". */
const IS_OWN_COST = new RegExp(
  String.raw`\bcosts? (?-i:us|me)\b|^(?:(?:our|the|unit|production|material) ){0,2}costs? (?:at|of|per|now|today|is|are|to (?:make` +
    String.raw`|build|produce|run))\b(?!.{0,30}\b(?:customers?|pays?)\b)` +
    String.raw`|\b(?:to make|to produce|to build|in parts|of materials?|bill of materials)\b`,
  'i',
);

/** "28 zl a ton instead of 1,400", "the island imports sand at €38", "a replant is $110k", "tutors are paid R$ 18", "you pay a band €3,200". */
const IS_OF_TODAYS_WAY = new RegExp(
  String.raw`\binstead of [^.;!?]{0,20}\d|\b(?:imports?|imported)\b|\bgetting it wrong\b|\b(?:are|is|were) paid\b|,? paid \S{0,3} ?\d` +
    String.raw`|^you pay\b` +
    String.raw`|\b(?:send|sends|sent) [^.;!?]{0,60}\bpays?\b|\bcost at our (?:present|current)\b` +
    String.raw`|\brecovered\b|\bgoes? to the (?:crusher|dump|landfill|bin)\b|\bhurts?\b`,
  'i',
);
/** "Our 140 interpreters correct it for ₹9 a minute", "the owner takes 55%": what helpers and suppliers get. */
const IS_PAYOUT = new RegExp(
  String.raw`\bour (?:own )?\d[\d,.]{0,9} (?!(?:customers|clients|users|members|subscribers)\b)(?![^.;!?]{0,60}\b(?:pays?|paying` +
    String.raw`|subscribe)\b)[^.;!?]{0,80}\b(?:for|at|per)\b` +
    String.raw`|\b(?:drivers?|riders?|tutors?|readers?|interpreters?|translators?|helpers?|workers?|cleaners?|sellers?|owners?|growers?` +
    String.raw`|farmers?|hosts?|makers?|creators?|editors?|reviewers?|pickers?)` +
    String.raw` (?:(?:then|each|also) )?(?:gets?|earns?|receives?|keeps?|takes? home|(?:is|are) paid)\b`,
  'iu',
);
/** What was lent is no price. */
const IS_LOAN = /\b(?:borrow(?:s|ed)?|lent|lends?)\b/i;
/** "Ours costs £38", "our hank is 22 euros". */
const IS_OWN_PRICE = new RegExp(
  String.raw`\bours?(?: [\p{L}-]{2,20}){0,2} (?:(?:is|are|costs?|sells? for) )?(?:only )?(?:${SUM})` +
    // "Fee is 3.2% per 30 days".
    String.raw`|^(?:our |the )?(?:fee|commission|charge) is (?:about |only )?(?:${SUM}|\d[\d.]{0,5} ?%)`,
  'iu',
);

/** "Our fund is $1.4m", "our rent is £900": what is ours and asked of nobody. */
const IS_OF_OUR_MONEY = new RegExp(
  String.raw`\bfunded (?:from|by|with)\b|\bour own \p{Sc}?\d` +
    String.raw`|\bours? (?:[\p{L}-]{2,20} ){0,2}(?:funds?|capital|budget|revenue|round|debt|loans?|turnover|burn|runway|grant|salar(?:y|ies)|rent` +
    String.raw`|margin|profit|sales|average|bill|wages?|income|market|valuation|losses)\b`,
  'iu',
);

const HAS_RATE = new RegExp(
  String.raw`(?:(?:${SUM})[\d.,]{0,12}\p{Sc}?|\d\s?(?:${CODES})) (?:per|an?|each) \p{L}{3,15}(?: (?:per|an?|each|and) \p{L}{3,15})?,`,
  'iu',
);
const OF_INCOME = /,[^,;.!?]{0,30}\b(?:MRR|ARR)\b/g;
/** Whether a sum is of something else than what is asked for the product. */
const isOtherSum = (typed: string): boolean => {
  // "1,900 zł per face per month, 19 faces, 36,100 zł MRR": the price stands beside what comes in.
  const sentence = HAS_RATE.test(typed) ? typed.replace(OF_INCOME, '') : typed;
  return [
    IS_LOAN,
    IS_PAYOUT,
    IS_TOTAL,
    IS_VOLUME,
    IS_LEFT_OVER,
    IS_OF_THE_STATE,
    IS_OWN_COST,
    IS_OF_BEFORE,
    IS_OWN_EXPENSE,
    IS_RAISED,
    IS_EARNED,
    IS_TODAY,
    IS_OF_RIVAL,
    IS_OF_MARKET,
    IS_OF_OTHERS,
    IS_OF_TODAYS_WAY,
    HAS_MARKUP,
  ].some((pattern) => pattern.test(sentence));
};

/** "The clinic used to sell aids the way everyone does": how it was before. */
const IS_OF_BEFORE = /\bused to\b|\b(?:everyone|everybody|they all) (?:does|do)\b|\b(?:we|I) paid\b/i;

/** What stands in the problem alone is what others pay: a bed in a jail, a husband's remittance, the software of before. */
const isOfProblem = (sentence: string, { problem, description }: KnownStartup): boolean =>
  problem.includes(sentence) && !description.includes(sentence);

/** "€95 a grave", behind what is sold: the sentences around it say whose price it is. */
const isSurelyPrice = (sentence: string, briefRoles: BriefRoles): boolean => {
  const said = briefRoles.of(sentence);
  return (
    said?.isOfLong === true &&
    said.sure.has('price') &&
    leadingRole(said) === 'price' &&
    HAS_SUM.test(sentence) &&
    !isOtherSum(sentence) &&
    !tellsOfPast(sentence)
  );
};

/** "A family is paying 500 FCFA each month" where families pay: what they are told to pay is the price, whatever else the sentence tells. */
function isPaidByThem(sentence: string, { customer, basis, isPayerTold }: KnownStartup): boolean {
  const head = customer?.toLowerCase().split(' ').at(-1) ?? '';
  if (customer === basis.targetUser || !isPayerTold || !/^\p{L}{4,24}$/u.test(head)) return false;
  const stem = head.replace(/(?:ies|s)$/, '');
  return new RegExp(
    String.raw`\b${stem}(?:y|ies|s)? (?:(?:is|are) paying|pays?) (?:us |me |only |about |just ){0,2}(?:${SUM})`,
    'iu',
  ).test(sentence);
}

/** "A fixed price of 2.60 per cylinder": what is called the price. */
const IS_NAMED_PRICE = new RegExp(
  String.raw`\b(?:with|at|for) (?:an?|our|the same) (?:(?:fixed|flat|single|set|one|low) )?(?:prices?|fees?|rates?) of (?:only |just |about )?(?:${SUM}|\d)` +
    // "Firms would rent the unit at £140 a month".
    String.raw`|\b(?:would|will) (?:rent|pay|buy|lease)\b[^.;!?]{0,40}? (?:at|for) (?:about )?(?:${SUM})`,
  'iu',
);
/** "Nine archives use it, five of them pay 24,000 SEK a year". */
const SO_MANY_PAY = new RegExp(
  String.raw`${OF_THEM_PAY} (?:us )?(?:${SUM})` +
    String.raw`|\buse it,? (?:and )?(?:they|all|each) (?:all |each )?pays? (?:us )?(?:${SUM})` +
    String.raw`|\b(?:buys?|delivers?|sells?|brings?)\b[^.;!?]{0,80}\bplus (?:an? )?(?:(?:fee|margin) of )?${PERCENT}`,
  'iu',
);
/** "£149 a month up to 10 gangs, £249 above", "Rs 40 per visit": a sentence that begins with what one pays, and for how long or for what. */
const BEGINS_WITH_PRICE = new RegExp(
  String.raw`^(?:it(?:['’]s| is) |only |from |just )?(?:${SUM})[\d.,]{0,8}(?![\d.,]{0,8} ?(?:k|m|mn|million|billion|thousand|crore|lakh)\b)\p{Sc}? ?` +
    String.raw`(?:an?|per|each|/) ?(?:month|week|year|seat|user|site|visit|order|unit|report|door|room|bed|vehicle|head|box|piece|scan|test|call` +
    String.raw`|hour|session)\b`,
  'iu',
);
const OF_INCOME_OR_COST =
  /\b(?:revenue|MRR|ARR|turnover|budget|salar(?:y|ies)|wages?|earns?|costs?|spend(?:s|ing)?|loses?|lost|wasted?|grants?)\b/i;
const isToldPrice = (sentence: string): boolean =>
  (IS_NAMED_PRICE.test(sentence) ||
    SO_MANY_PAY.test(sentence) ||
    (BEGINS_WITH_PRICE.test(sentence) && !OF_INCOME_OR_COST.test(sentence))) &&
  !isOtherSum(sentence) &&
  !tellsOfPast(sentence);

/** What others pay before the product is told of is what they pay without it. */
export function priceSentence(startup: KnownStartup, { price }: Slots): string | null {
  const { text, customer, briefRoles } = startup;
  const sentences = sentencesOf(text).filter((one) => !isOfProblem(one.text, startup));
  const own =
    sentences.find(
      (one) =>
        IS_OWN_PRICE.test(one.text) && ![HAS_MARKUP, IS_OWN_COST, IS_OF_OUR_MONEY].some((is) => is.test(one.text)),
    ) ??
    sentences.find((one) => isToldPrice(one.text)) ??
    sentences.find((one) => isSurelyPrice(one.text, briefRoles)) ??
    sentences.find((one) => isPaidByThem(one.text, startup) && !isOtherSum(one.text) && !tellsOfPast(one.text));
  if (own !== undefined || price.state === 'absent') return own?.text ?? null;
  const ofTrade = new Set(
    sentences.filter((one, index) => isOfTheirTrade(one.text, index === 0)).map((one) => one.text),
  );
  return sentenceOf(
    text,
    price.spans,
    (one) =>
      HAS_AMOUNT.test(one) &&
      IS_PRICE.test(one) &&
      !isOtherSum(one) &&
      !isOfProblem(one, startup) &&
      !tellsOfPast(one) &&
      briefRoles.maySay(one, 'price') &&
      one !== customer &&
      !ofTrade.has(one),
  );
}

/** What a sentence is told for beside a price, in which a sum is seldom one. */
const SELDOM_PRICED: readonly SentenceRole[] = ['past', 'market', 'quote', 'founder', 'today'];

/** "Price is £420 first copy". */
const IS_CALLED_PRICE = /^(?:the |our )?(?:prices?|fees?|costs?)\b|\bwe (?:charge|ask for)\b/i;

/** "€2.1M in grants", "a mock-up for $1.4M", "₦214 million in May": sums of so much are raised, spent or earned, and seldom one price. */
const IS_OF_MILLIONS =
  /\p{Sc}\s?\d[\d.,]{0,9}\s?(?:M|mn|millions?|crores?)(?!\p{L})|\d\s?(?:millions?|crores?) (?:of )?\p{L}{3,10}\b/u;

/** The sentence whose sum is most likely what is charged, where none surely is; null where each is of something else. */
export function perhapsPrice(startup: KnownStartup): string | null {
  const { text, briefRoles } = startup;
  const likelihood = (sentence: string): number => briefRoles.of(sentence)?.scores.price ?? 0;
  const isOfSomethingElse = (sentence: string): boolean => {
    const said = briefRoles.of(sentence);
    return !IS_CALLED_PRICE.test(sentence) && said?.isOfLong === true && SELDOM_PRICED.includes(leadingRole(said));
  };
  const [likeliest] = sentencesOf(text)
    .map((one) => one.text)
    .filter((one) => !isOfProblem(one, startup))
    .filter(
      (one) =>
        HAS_AMOUNT.test(one) &&
        (HAS_SUM.test(one) || IS_PRICE.test(one)) &&
        !IS_OF_MILLIONS.test(one) &&
        ![isOtherSum, tellsOfPast, isOfSomethingElse, isTrouble].some((is) => is(one)),
    )
    .toSorted((a, b) => likelihood(b) - likelihood(a));
  return likeliest ?? null;
}

/** Whether one sum stands in what is told of the startup, and no other. */
export const hasOneSum = (startup: KnownStartup): boolean =>
  sentencesOf(startup.text).reduce(
    (count, { text }) => count + (isOfProblem(text, startup) ? 0 : (text.match(EACH_SUM)?.length ?? 0)),
    0,
  ) === 1;
const EACH_SUM = new RegExp(SUM, 'giu');

/** What is asked beside a price: what it costs, where that is not told as well. */
export const costQuestion = ({ description }: KnownStartup): string =>
  sentencesOf(description).some(({ text }) => IS_OWN_COST.test(text) && HAS_SUM.test(text))
    ? 'You name a cost as well: say what is left of one sale once everything in it is paid.'
    : 'Say what one such sale costs you.';

/** "1,140 orders the last 12 months, average ₱4,300": what one order comes to. */
const IS_AVERAGE = new RegExp(
  String.raw`\b(?:orders?|sales?|bookings?|baskets?|tickets?|jobs?)\b[^.;!?]{0,60}\b(?:average|on average|averaging|avg\.?)\b[^.;!?]{0,20}(?:${SUM})` +
    String.raw`|\baverage (?:order|sale|booking|basket|ticket|job)\b[^.;!?]{0,20}(?:${SUM})`,
  'iu',
);
export function averageSentence(startup: KnownStartup): string | null {
  const average = sentencesOf(startup.description).find(
    ({ text }) => IS_AVERAGE.test(text) && !tellsOfPast(text) && !HAS_MARKUP.test(text),
  );
  return average?.text ?? null;
}

/** Of what comes in altogether. */
const IS_INCOME =
  /(?<=\d\s?k )(?:a|per) (?:month|year)\b|\b(?:MRR|ARR|revenue|sales|sold|earn(?:s|ed)?|turnover|recurring|fees|took|pay(?:s|ing)?|paid|re-?order(?:s|ed)?)\b/i;
/** "At an average of €210", "Rs 9.8 million advanced": the price of one, or what is lent. */
const IS_OF_ONE =
  /\b(?:each|average|apiece|advanced|lent|financed|default(?:s|ed)?|for (?:one|an?)|per \p{L}{2,20})\b/iu;
/** "Revenue is €0". */
const IS_NOTHING = /[$€£₹]\s?0(?![.,]?\d)|\b(?:no|zero) (?:revenue|sales|income)\b/i;

/** What comes in altogether, where no price is told: "14 paying brands now, $41k MRR". */
export function incomeSentence({ text, briefRoles }: KnownStartup): string | null {
  const isOfIncome = (sentence: string): boolean =>
    HAS_SUM.test(sentence) &&
    IS_INCOME.test(sentence) &&
    !IS_NOTHING.test(sentence) &&
    !IS_OF_ONE.test(sentence) &&
    !isPlannedPrice(sentence) &&
    !HAS_MARKUP.test(sentence) &&
    briefRoles.of(sentence)?.sure.has('traction') === true;
  return sentencesOf(text).find((one) => isOfIncome(one.text))?.text ?? null;
}

/** Whether a text has sums beside the price, which may be what is paid today. */
export function tellsWhatOthersPay(startup: KnownStartup): boolean {
  const own = priceSentence(startup, saidOf(startup));
  return sentencesOf(startup.text).some((one) => one.text !== own && HAS_SUM.test(one.text));
}

/** Whether each sum is paid today, so that none is theirs. */
export function hasOnlySumsOfOthers({ text }: KnownStartup): boolean {
  const sums = sentencesOf(text).filter((one) => HAS_SUM.test(one.text));
  return sums.length > 0 && sums.every((one) => IS_TODAY.test(one.text));
}
