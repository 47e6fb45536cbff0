import type { Trap } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { LENDS_ITSELF } from '../../engine/words/lends-itself.js';
import { sellsToMoneyFirms } from '../../customers/sells-to-money-firms.js';

const REACH_CHARS = 60;
const DENIED_REACH_CHARS = 140;
const after = (text: string, { end }: Span): string => text.slice(end, end + REACH_CHARS);
const before = (text: string, { start }: Span): string => text.slice(Math.max(0, start - REACH_CHARS), start);

/** What runs inside another product says so. */
const BUILT_ON = /extension|plug-?in|bot\b|store|on top|models|api\b/i;
const LIKENED = /^[’']?s? (?:for|of|but)\b/;
const OWNER_DID = new RegExp(
  String.raw`^ (?:(?:has|had|have|just|recently|suddenly) )?(?:shut|closed|clos|stopp|bann|end|kill|dropp|left|leav|went` +
    String.raw`|mov|rais|cut|chang|bought|buy|acquir|block|pull|discontinu|retir|remov|doubl|charg|tak|pay|cost|does|do` +
    String.raw`|cannot|can|will|is|was|says?|ha[sd]|ignor|refus|sells?|offers?)`,
  'i',
);
const APART = new RegExp(
  String.raw`\b(?:like|unlike|instead of|rather than|not|no|without|than|after|since|because|while|when|before|until` +
    String.raw`|against|leav(?:e|es|ing)|left|quit|replac(?:e|es|ing)|at|by|ex-|former|from|via|alternative to|competitor of` +
    String.raw`|beats?|fan of|was|cheaper|as|and|or) ?(?:an? |the )?$`,
  'i',
);
const RUNS_ON = new RegExp(
  String.raw`\b(?:on|in|inside|into|for|through|over|with|to|our|an?|the|connect(?:s|ed)? to|plug(?:s` +
    String.raw`|ged)? into) (?:[\w-]{1,15} ){0,2}$|(?:plug-?in|app|extension|bot)\W{1,3}$`,
  'i',
);
const RUNS = new RegExp(
  String.raw`^ (?:plug-?ins?|apps?|bots?|extensions?|add-?ons?|integrations?|groups?|messages?|chats?|shops?|stores?` +
    String.raw`|sellers?|merchants?|channels?|pages?|posts?|api|business|catalog(?:ue)?s?|workspaces?|servers?|videos` +
    String.raw`|listings?|accounts|orders?|data)\b`,
  'i',
);

/** "140 landlords from one Facebook group post": where they heard of it. */
const CAME_FROM = /\b(?:from|by|via|through|after) (?:an? |one |two |the |our )?$/i;
const IS_POST = /^ (?:groups? )?(?:posts?|ads?|adverts?|groups?)\b/i;

/** "I have designed all the screens in Figma": what something was drawn with is left when it is built. */
const DRAWN =
  /\b(?:mock-?ups?|screens?|wireframes?|prototypes?|designs?|designed|drawn|drew|sketch(?:es|ed)?)\b[^.;!?]{0,30}$/i;

const NAMED_ASIDE = /\([^()]{0,60}, $/;
/** "It started in a Facebook group": it has left since. */
const BEGAN_THERE = /\b(?:started|began|grew out of|was born|met)\b[^.;!?]{0,30}$/i;

/** "With 3 and 7 like we write in WhatsApp", "they ask it in a Facebook group": what people do there. */
const AS_PEOPLE_DO = new RegExp(
  String.raw`\b(?:like|as|how|where|when) (?:we|you|they|people|everybody|everyone|friends) (?:all )?(?:write|do|type|say` +
    String.raw`|speak|talk|chat|use|post|ask|share)\b[^.;!?]{0,20}$`,
  'i',
);
/** "Until March we ran on Shopify", "we left Slack": they have left it. */
const HAVE_LEFT =
  /\b(?:until|used to|we (?:have )?(?:left|moved (?:off|away|from))|no longer|off|away from)\b[^.;!?]{0,30}$/i;

/** True where a named product is what the idea runs on, and not what it is like, what was shut, or a rival. */
export function isLivedOn(text: string, span: Span): boolean {
  // "A mock-up in Figma", "a supplier's portal (Orange, EDF, Amazon Business)".
  if ([NAMED_ASIDE, DRAWN, BEGAN_THERE, AS_PEOPLE_DO, HAVE_LEFT].some((pattern) => pattern.test(before(text, span))))
    return false;
  if (CAME_FROM.test(before(text, span)) && IS_POST.test(after(text, span))) return false;
  if (BUILT_ON.test(text.slice(span.start, span.end)) || RUNS.test(after(text, span))) return true;
  if (LIKENED.test(after(text, span)) || OWNER_DID.test(after(text, span)) || APART.test(before(text, span)))
    return false;
  return RUNS_ON.test(before(text, span));
}

/** "Rocket League": a part of a name, and no technology. */
export const isOfName = (text: string, { start, end }: Span): boolean =>
  /^\p{Lu}/u.test(text.slice(start, end)) &&
  /^ \p{Lu}/u.test(text.slice(end, end + 2)) &&
  !/(?:^|[.!?]\s)$/.test(text.slice(0, start));

/** "Deck space", "a space for tenants": room, and no orbit. */
const SPACE = /^space$/i;
const IN_ORBIT = /^ (?:craft|station|debris|mission|telescope|tug|launch|industry|travel|agenc)/i;
const OUT_THERE = /\b(?:in|into|from|outer|deep|to) $/i;
export const isRoom = (text: string, span: Span): boolean =>
  SPACE.test(text.slice(span.start, span.end)) &&
  !IN_ORBIT.test(after(text, span)) &&
  !OUT_THERE.test(before(text, span));

const MARKET =
  /^(?:marketplace|two-sided|peer-to-peer|share a ride|rent out|swipe|(?:buyers|sellers|hosts|providers|drivers|artisans|candidates) can)$/i;
const JOINS = /^(?:match|connect)/i;
/** Two kinds of people, or one of them with another thing that somebody has. */
const WHO =
  '(?:[a-z-]{2,20}(?:ers|ors|ists|ants|ents|ees|men|women)|people|buyers|families|owners|artists|dogs|shops|firms|farms|companies)';
const BOTH_SIDES = new RegExp(
  String.raw`\b${WHO}\b[^.;:!?]{0,40} (?:with|to|and) (?:[\w'-]+ ){0,4}?${WHO}\b|^ (?:[a-z]{2,15} )?${WHO}\b(?![’'])|\bup with\b`,
  'i',
);

/** True where an idea surely brings two sides together: a list and a commission are of any trade. */
export function bringsTogether(text: string, span: Span): boolean {
  const words = text.slice(span.start, span.end);
  if (MARKET.test(words))
    return !/\b(?:on|from|unlike|every|other|leav(?:e|es|ing)) (?:the |an? |big |another )?$/i.test(before(text, span));
  return JOINS.test(words) && BOTH_SIDES.test(after(text, span));
}

const OF_LIFE = /^(?:dna|rna|gene|blood|disease|symptoms?|treatments?|diagnos\w+|medic\w+|drugs?|pregnan\w+|surg\w+)$/i;
const NO_PEOPLE = new RegExp(
  String.raw`\b(?:soils?|plants?|crops?|vines?|vineyards?|trees?|forests?|fung(?:i|us)|seeds?|bees?|hives?|cows?|calves` +
    String.raw`|cattle|herds?|pigs?|goats?|sheep|chickens?|poultry|fish|shrimps?|ponds?|horses?|dogs?|cats?|pets?|vets?` +
    String.raw`|veterinar\w+|machines?|engines?|pipes?|bridges?|cars?|trucks?|elevators?|lifts?)\b`,
  'i',
);
const PEOPLE = /\b(?:patients?|people|doctors?|nurses?|hospitals?|clinics?|humans?|women|men|children|babies)\b/i;

/** True of a word of medicine where it is one of people: soil has DNA, and bees fall ill. */
const isOfPeople = (text: string, { start, end }: Span): boolean =>
  !OF_LIFE.test(text.slice(start, end)) || !NO_PEOPLE.test(text) || PEOPLE.test(text);

/** "Physical therapy clinics", "medical billing": a trade that buys, or its paperwork, and nothing that is done to a patient. */
const OF_A_TRADE = new RegExp(
  String.raw`^ (?:[a-z]{2,15} )?(?:clinics?|practices?|offices?|rooms?|hospitals?|companies|groups|labs?|distributors?|makers?` +
    String.raw`|manufacturers?|suppliers?|suppl(?:y|ies)|reps?|billing|bills?|claims?|coding|coders?|records?|debts?|schools?|students?` +
    String.raw`|staff(?:ing)?|activit(?:y|ies)|capacity|waiting lists?|couriers?|transport\w*|interpreters?|waste|tourism|appointments?` +
    String.raw`|visits?|shipments?|stor(?:es?|age))\b`,
  'i',
);

/** Who repairs a roof sends the insurer a supplement to its estimate. */
const SUPPLEMENT = /^supplements?$/i;
const OF_ESTIMATES = /\b(?:estimates?|adjusters?|insurers?|carriers?)\b/i;

const DENIED = new RegExp(
  String.raw`\b(?:we|it|i|they|which)\b[^.;!?,]{0,40}\b(?:(?:do|does|did|will|would|can|are|is)(?: not|n['’]t)|cannot|won['’]t|never)\b[^.;!?]{0,80}$`,
  'i',
);
/** "No diagnosis.", "it is neither insurance nor rental", "we are not a bank". */
const NONE_OF_IT = new RegExp(
  String.raw`^\W{0,3}(?:no|without|not) (?:[\w-]{1,20} ){0,2}$|\b(?:neither|nor|(?:is|are|am|['’]re|['’]s) (?:not|no)) (?:an? ` +
    String.raw`|the )?(?:[\w-]{1,20} (?:n?or|and) )?(?:[\w-]{1,20} )?$`,
  'i',
);
/** "We do not lend to teachers", "we don't do freight, we don't do insurance": what is not done has no danger. */
export function isDenied(text: string, { start }: Span): boolean {
  const clause =
    text
      .slice(Math.max(0, start - DENIED_REACH_CHARS), start)
      .split(/[.;!?]\s/)
      .at(-1) ?? '';
  return DENIED.test(clause) || NONE_OF_IT.test(clause);
}

/** "It grows like a rocket": a figure of speech. */
export const isLikened = (text: string, span: Span): boolean => /\blike (?:an? |the )?$/i.test(before(text, span));

const IS_PROMISED = /^guaranteed$/i;
/** What nobody can promise: "guaranteed 20% a month", "guaranteed admission". */
const OF_GAIN = new RegExp(
  String.raw`^,? (?:(?:to|you|that you) (?:will )?(?:win|earn|pass|get|make|double|lose)|up to|at least|\d{1,3}(?:[.,]\d)? ?per ?cent` +
    String.raw`|(?:[\w-]{2,15} ){0,2}(?:returns?|profits?|incomes?|gains?|wins?|winnings|earnings|yields?|results?|approvals?` +
    String.raw`|admissions?|acceptance|visas?|` +
    String.raw`pass(?:es|ing)?|jobs?|weight|cures?|followers|grades?|success|interest))\b|^ (?:\d{1,3} ?%)`,
  'i',
);
/** "We guaranteed 480 plates", "guaranteed overtime": a promise that is kept every day. */
export const isPlainPromise = (text: string, span: Span): boolean =>
  IS_PROMISED.test(text.slice(span.start, span.end)) && !OF_GAIN.test(after(text, span));

/** "Calls patients the day after knee surgery": a moment, and nothing that the product does. */
const AS_A_MOMENT = /\b(?:after|before|since|until|awaiting) (?:an? |the |their |her |his )?(?:[a-z-]{2,15} )?$/i;

/** True of a word of health where the product itself is of health. */
export const isOfHealth = (text: string, span: Span): boolean =>
  isOfPeople(text, span) &&
  !(SUPPLEMENT.test(text.slice(span.start, span.end)) && OF_ESTIMATES.test(text)) &&
  !OF_A_TRADE.test(after(text, span)) &&
  !AS_A_MOMENT.test(before(text, span));

const WARDED_OFF =
  /^[- ](?:proof|resistant|detect\w{0,5}|protect\w{0,4}|prevent\w{0,4}|defen[cs]e|free|screening|checks?|filters?|alerts?)\b/i;
const WARDS_OFF = new RegExp(
  String.raw`\b(?:against|stops?|prevents?|preventing|detects?|detecting|catch(?:es|ing)?|blocks?|fights?|avoids?|spots?|flags?` +
    String.raw`|reports?|anti)[ -](?:[\w-]{2,15} ){0,2}$`,
  'i',
);
/** "Deepfake-proof", "catches cloned voices": what a product is against it does not do. */
export const isWardedOff = (text: string, span: Span): boolean =>
  WARDED_OFF.test(after(text, span)) || WARDS_OFF.test(before(text, span));

const HEADS_A_TOOL = /^ (?:management|reports?|tracking|cards?|claims?)\b/i;

/** True of a crowded kind of tool: what a repair costs is an expense, and no expense management. */
export const isTool = (text: string, span: Span): boolean =>
  !/^expense$/i.test(text.slice(span.start, span.end)) || HEADS_A_TOOL.test(after(text, span));

/** Who works in a trade of money is a customer, and no danger. */
const IN_TRADE = new RegExp(
  String.raw`^ (?:brokers?|companies|company|firms?|adjusters?|agents?|agencies|claims?|appeals?|letters?|forms?|` +
    String.raw`certificates?|denials?|narratives?|verification|cards?|eligibility|portals?|payers?|billing|paperwork|codes?)\b`,
  'i',
);
/** What is insured beside the product is no insurance that it sells. */
const INCLUDES =
  /\b(?:handl|includ|arrang|cover|provid|organi[sz]|sort|do|with|plus|have|has|and)(?:e|es|ing|s|ed)? (?:out )?(?:the |all |your |their |full )?$/i;

/** "Securities firms", "credit unions": whoever handles money is a customer. */
const HANDLER =
  /^ (?:firms?|unions?|scor\w+|departments?|officers?|teams?|bureaus?|processors?|terms|notes?|memos?|checks?)\b/i;

/** Whoever books pays a deposit and gets it back. */
const IS_RESERVED =
  /\b(?:book(?:s|ed|ing|ings)?|refund\w*|venues?|weddings?|events?|rent(?:s|ed|als?)?|pre-?order(?:s)?|reserv\w+)\b/i;

/** "Deposits her draft": what is handed in is no money. */
const HANDED_IN = /^ (?:her|his|its|their|an?|the) (?!money|cash|funds|savings|salary|wages?|coins?|payments?)\p{Ll}/u;

/** What the startup itself does with money: who only counts, prices or shows it needs no license. */
const MOVES_MONEY = new RegExp(
  String.raw`\b(?:holds?|keeps?|moves?|sends?|collects?|pays? out|advances?|transfers?|releases?|splits?|takes? in|receives?` +
    String.raw`|deducts?|pools?|sets? aside|refunds?)` +
    String.raw` (?:[\w'-]{1,15} ){0,3}?(?:money|funds?|deposits?|payments?|savings|rents?|wages?|salar(?:y|ies)|cash|premiums?|fees?|bail|bills?|taxes)\b` +
    String.raw`|\b(?:we|that|which) (?:insure|underwrite|guarantee|lend|advance|refund)s?\b|\b(?:micro-?)?insurance (?:for|of|that` +
    String.raw`|which|polic\w{1,3}|cover|product)` +
    String.raw`|\b(?:parametric|crop|pet|travel|health|life|car|rain|frost) (?:insurance|cover)\b|\bpay-?outs?\b|\bpolicyholders?\b` +
    String.raw`|\bescrow\b|\bdisburs\w{1,6}\b|\bmicro-? ?insurance\b|\b(?:e-?)?wallets?\b|\bremit\w{0,6}|\bdeposits? (?:back|into` +
    String.raw`|of)\b|\b(?:their|the|a|his|her|your|security|tenancy|tenants?['’]?) deposits?\b|\breal money\b` +
    String.raw`|\b(?:bet|bets|betting|gambl\w{1,5}|wagers?|casino|jackpots?)\b|\b(?:buy|sell|trade)s? (?:shares|stocks|bonds` +
    String.raw`|securities|options|currency)\b|\binvest (?:in|from|their|your)\b`,
  'i',
);

/** True where the idea itself handles money: insurance brokers may buy a sensor. */
export function handlesMoney(text: string, span: Span): boolean {
  if (
    /^deposits?$/i.test(text.slice(span.start, span.end)) &&
    (IS_RESERVED.test(text) || HANDED_IN.test(after(text, span)))
  )
    return false;
  if (HANDLER.test(after(text, span)) || sellsToMoneyFirms(text)) return false;
  if (!MOVES_MONEY.test(text) && !LENDS_ITSELF.test(text)) return false;
  if (!/^insur/i.test(text.slice(span.start, span.end))) return true;
  return !IN_TRADE.test(after(text, span)) && !INCLUDES.test(before(text, span));
}

/** Words of traps that mean other things too, with what stands before them or behind. */
const OTHER_SENSES: readonly (readonly [word: RegExp, before: RegExp, behind: RegExp])[] = [
  [
    /^stocks?$/i,
    /\b(?:in|out of|of|their|our|low|the|rolling|fish|seed) $/i,
    /^ (?:of|rooms?|levels?|clerks?|is|was|counts?|taking)\b/i,
  ],
  [
    /^calls$/i,
    /\b(?:birds?|whales?|frogs?|bats?|animals?|mating|bot|agent|she|he|who|it) $/i,
    /^ (?:the|each|every|an?|them|it)\b/i,
  ],
];

/** What a pattern needs beside its two words: whoever teaches pupils is no student who sells to others. */
const NEEDED_BESIDE: ReadonlyMap<string, RegExp> = new Map([
  ['C6', /\b(?:dat(?:e|es|ing)|singles?|love|relationships?|marri\w+|matchmak\w+|soulmates?)\b/i],
  ['T10', /\b(?:habits?|motivat\w+|streaks?|goals?|routines?|discipline|procrastinat\w+|accountab\w+)\b/i],
  [
    'C42',
    /\b(?:phones?|calls?|calling|e-?mails?|inbox|support|tickets?|receptionists?|helpdesk|customer service|voice)\b/i,
  ],
  ['T44', /\b(?:teachers?|classrooms?|districts?|lesson plans?|principals?)\b/i],
  ['T47', /\b(?:carbon|co2|emissions?|footprints?|offsets?|climate|net zero)\b/i],
  ['T3', /^(?![\s\S]{0,200}\blike restaurants\b)/i],
  [
    'C45',
    new RegExp(
      String.raw`^(?=[\s\S]{0,800}\b(?:learn\w*|lessons?|language|vocabulary|maths?|school|teach\w*|courses?|curricul\w+` +
        String.raw`|exams?)\b)[\s\S]{0,800}\b(?:games?|gamif\w+|duolingo|streaks?|quests?|points|badges|levels|leader-?boards?` +
        String.raw`|play(?:s|ing)?|memes?|quiz\w*|kahoot)\b`,
      'i',
    ),
  ],
  [
    'P42',
    new RegExp(
      String.raw`\b(?:ai|chatbots?|bots?|gpt|llms?|virtual) (?:[\w-]{1,15} ){0,3}?(?:therap\w+|counsel\w+|psycholog\w+` +
        String.raw`|coach)\b|\btherap\w+ (?:by|through|with|from) (?:an? )?(?:ai|chatbot|bot)\b(?! matching)`,
      'i',
    ),
  ],
  [
    'P40',
    /\b(?:girlfriends?|boyfriends?|partners?|friends?|lovers?|lonel\w+|romance|romantic|erotic|passed away|dead|clone|talk(?:s|ing)?|chats?|flirt\w*)\b/i,
  ],
  [
    'C36',
    /\b(?:generat\w+|creat\w+|mak(?:e|es|ing)|headshots?|portraits?|turns?|edit\w*|retouch\w*|draws?|posters?|logos?|thumbnails?|try-?on)\b/i,
  ],
  ['C33', /^(?![\s\S]{0,200}\bvideos?\b)/i],
  ['C22', /^(?![\s\S]{0,160}\b(?:roster|register|permits?|software for|lawyers?|ambulances?|notar\w+)\b)/i],
  ['C43', /^(?![\s\S]{0,120}\b(?:widget|chat-?bots?)\b)/i],
  [
    'T23',
    /\b(?:errands?|groceries|clean\w*|laundry|deliver\w*|handym[ae]n|plumbers?|walk\w*|queues?|repairs?|movers?|pick ?ups?|on demand|uber)\b/i,
  ],
  // "Managing everything in a gym" is one trade.
  [
    'F31',
    /\b(?:assistants?|agents?|copilots?|companions?|chatbots?|ai)\b[^.;!?]{0,60}\b(?:everything|anything|all|any)\b/i,
  ],
  // "A GitHub check for Postgres" works in that product and is no copy of it, as "Uber for boats" is.
  [
    'F57',
    new RegExp(
      String.raw`^(?![\s\S]{0,300}\b(?:github|figma|uber|airbnb|tinder|netflix|duolingo|notion|canva|linkedin|tiktok|stripe|shopify|brex) (?:[\w-]{1,15} )?` +
        String.raw`(?:checks?|actions?|apps?|plug-?ins?|add-?ons?|extensions?|integrations?|bots?|templates?|themes?|exports?|imports?|sync|widgets?|hooks?` +
        String.raw`|connectors?|backups?|accounts?|stores?|shops?|sellers?|merchants?|hosts?|listings?|drivers?|creators?|pages?|repos?` +
        String.raw`|repositories|files?|data` +
        String.raw`|users?|profiles?|videos?|posts?|ads?|webhooks?|scripts?|clients?|tools?) (?:for|but|of)\b)`,
      'i',
    ),
  ],
  ['C27', /^(?![\s\S]{0,400}\b(?:physio\w{0,12}|therapists?|clinicians?|insurers?)\b)/i],
  // "A script that a friend made finds them".
  [
    'T7',
    new RegExp(
      String.raw`\b(?:(?:room|flat|house)-?mates?|(?:new|finds?|finding|make|making|meet|as) friends|` +
        String.raw`friends (?:find|meet)|friendships?|strangers|lonel\w{1,5}|dinners?)\b`,
      'i',
    ),
  ],
  ['C19', /\b(?:jobs?|gigs?|hir(?:e|es|ed|ing)|vacanc(?:y|ies)|candidates?|recruit\w{0,5}|employers?|talent)\b/i],
  // Parents who share custody are ordered to, and pay for it.
  ['T2', /^(?![\s\S]{0,400}\b(?:custody|divorc\w{1,5}|co-?parent\w{0,4})\b)/i],
  [
    'C44',
    /^(?!\W{0,3}(?:an? |the |our )?(?:[\w-]{1,20} ){0,3}(?:tests?|kits?|devices?|sensors?|patch|reader|cartridge)\b)/i,
  ],
  [
    'P46',
    new RegExp(
      String.raw`^(?![\s\S]{0,200}\b(?:ai-proof|proctor\w*|lock(?:s|ed)? (?:down )?browser|locked browser` +
        String.raw`|cheat-?proof)\b)[\s\S]{0,800}\b(?:homework|essays?|assignments?|exams?|students?|pupils?|schools?` +
        String.raw`|class(?:es|room)?)\b`,
      'i',
    ),
  ],
  // "A WhatsApp assistant for physiotherapy patients" is for no profession.
  [
    'F32',
    /^(?![^.;!?]{0,80}\b(?:assistant|copilot) for (?:[\w-]{1,20} ){0,2}(?:patients|students|parents|kids|children|people|families|tenants)\b)/i,
  ],
  [
    'T5',
    new RegExp(
      String.raw`\b(?:social (?:network|app|media app)|network for|community for|followers|friends|(?:like|better|unlike|` +
        String.raw`not) (?:an? )?(?:tiktok|instagram|facebook|twitter|reddit|linkedin))\b`,
      'i',
    ),
  ],
  [
    'T20',
    /\b(?:each other|other students|buy|buys|sells?|selling|second-?hand|(?:used|old) textbooks?|peers?|campus|university)\b/i,
  ],
]);

/** True where no word of a pattern is used in another sense. */
export const isPatternMeant = (text: string, { id, spans }: Pick<Trap, 'id' | 'spans'>): boolean =>
  NEEDED_BESIDE.get(id)?.test(text) !== false &&
  spans.every((span) =>
    OTHER_SENSES.every(
      ([word, ahead, behind]) =>
        !word.test(text.slice(span.start, span.end)) ||
        !(ahead.test(before(text, span)) || behind.test(after(text, span))),
    ),
  );
