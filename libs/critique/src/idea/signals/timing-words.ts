import { MONTH, NUMBER } from '../cues/number-words.js';

const words = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})\b`, 'i');

/** Years recent enough that not everybody has acted on them. */
export const RECENT_YEAR = words(String.raw`20(?:2[2-9])(?:-\d\d)?`);
export const YEARS = /\b20[12]\d\b/g;
export const RELATIVE_DATE = words(
  String.raw`(?:since|from|until|as of|only since|before) (?:early |mid-?|late |last |this |next )?${MONTH}|(?:since|until) (?:then|last|this|the (?:pandemic|rule|law|change))|(?:last|this|next) (?:year|${MONTH}|month|season|quarter)|(?:a|one|two|three) (?:years?|months) ago|within (?:a|two|three) years|recently|for the first time|only (?:now|recently)|until (?:now|recently)|from this season|(?:in )?(?:the )?last (?:few )?years?`,
);
export const FAR_FUTURE = words(
  String.raw`(?:by|until) 20(?:3\d|4\d|50)|first (?:mission|launch)(?: in)? 20\d\d|in 20(?:3\d|4\d)`,
);
export const LAW = words(
  'laws?|rules?|regulations?|directives?|mandat\\w+|obliged|obligations?|bans?|banned|act|enforc\\w+|compulsory|tariffs?|quotas?|licen[cs]es?|guidelines?|regulator\\w*|courts?|tribunal|must|required|requires?|legal|legali[sz]ed|allows?|allowed|permits|permitted|approved|subsid\\w+|tax (?:credit|relief|office)|fines?|fined|force|inventory|standards?|central bank|authority|ministry|agency|reform|protocol|sandbox|has to be filed|have to (?:file|report|prove|publish)|had to|accepted|contract|insurers?|underwriters?|consumer bureau|FDA|EPA|EU|SEBI|Medicare|CMS|NHS|USP|deadline|approval|inspections?|pflicht\\w*|gesetz\\w*|verordnung\\w*|verpflicht\\w*|müssen|dürfen|obligatoires?|lois?|décrets?|doivent|obrigat\\w+|leis?|portaria|ley|leyes|obligatori\\w+|decreto|normativa|reglamento|deben|exigen?',
);
export const PRICE = words(
  'fell|fallen|drop(?:ped|s)?|cheap(?:er)?|halved|halves|tripled|doubled|quadrupled|multiplied|rose|risen|hit|climbed|cost (?:about )?a (?:fifth|tenth|third|quarter)|expensive|zero|negative|below|a (?:fifth|tenth|third|quarter) of what|half of what|prices?|queues?|losses|up from|down from|from \\S+ to|gone from|went from|jumped|surged|collapsed|shortage|times',
);
export const CAPABILITY = words(
  "became|become|becomes|possible|can(?:not)?|could(?:n't| not)?|now|models?|speech|vision|released?|opened|opens|open(?:-source)?|launched|standard|good enough|fast enough|usable|works?|fine-tuned|free|accepts?|available|before (?:that|it|then)|no longer|ran out|expired|stopped|began|begun|appeared|exists?|supports?|protocol|refuse|demand|ask(?:s|ed)?",
);
const FOREIGN_MONTH =
  '(?:jan(?:uar|vier|eiro)|enero|fe(?:bruar|brero|vereiro)|f[ée]vrier|m[äa]rz|mars|marzo|março|a(?:pril|vril|bril)|mai|maio|mayo|jun(?:i|ho|io)|juin|jul(?:i|ho|io)|juillet|ago?sto|août|sept?(?:ember|embre|iembre)|setembro|oktober|octobre|octubre|outubro|nov(?:ember|embre|iembre|embro)|de(?:zember|zembro|ciembre)|d[ée]cembre)';
/** A day of a year: founders name one for what the world decided, hardly for what they did themselves. */
export const EXACT_DATE = new RegExp(
  String.raw`\b\d{1,2}(?:st|nd|rd|th|er|º|\.)? (?:de |of )?(?:${MONTH}|${FOREIGN_MONTH})(?: de)?,? 20(?:2[2-9])\b|\b${MONTH} \d{1,2}(?:st|nd|rd|th)?, 20(?:2[2-9])\b`,
  'gi',
);
/** A sentence that begins with the date from which on the world is another one. */
export const OPENS_WITH_DATE = new RegExp(
  String.raw`^\W*(?:(?:since|until|from|on|as of|by|starting) (?:the )?(?:\d{1,2} )?(?:(?:early|mid|late|spring|summer|autumn) )?(?:${MONTH} )?20(?:2[2-9])|in (?:${MONTH}) 20(?:2[2-9])),? (?!we\b|i\b|our\b|my\b|us\b|they\b)`,
  'i',
);
/** A figure of an earlier year and one of today: what was dear, slow or rare no longer is. */
export const THEN_AND_NOW = new RegExp(
  String.raw`\d[^.!?]{0,60}\b(?:in|em|en|im jahr|before|by) 20[012]\d\b.{0,110}\b(?:now|today|hoje|hoy|heute|aujourd'hui|since (?:last|spring|summer|20)|in 202[3-9]|it was|last (?:year|spring|summer|autumn))\b|\b(?:in|em|en) 20[012]\d\b[^.!?]{0,60}\d.{0,110}\b(?:now|today|hoje|hoy|heute|aujourd'hui|since (?:last|spring|summer|20)|in 202[3-9])\b`,
  'gi',
);
/** Trends, markets and hopes: they name no change. */
export const TALK = words(
  'booming|exploding|perfect|ripe|megatrend|trend\\w*|post-?covid|pandemic|growing|worldwide|market (?:is|will|has)|we (?:believe|expect|plan|will|estimate)|revenue|first mission|launch|founded|we started|customers in',
);
/** The change is being undone or put off. */
export const AGAINST = words(
  '(?:laws?|rules?|directive|regulation|obligation|exemption|subsid\\w+|it) (?:\\w+ ){0,4}(?:was |were |has been |have been |is |are )?(?:postponed|delayed|repealed|abolished|withdrawn)|postponed the (?:rest|law|rule)|taken (?:them )?out of|other direction|expires? (?:soon|in)|stalled|eating the volume|can be undone|(?:law|rule)s? (?:may|might) (?:be|fall)|put off|were exempted|(?:shortage|boom|wave|programme|program) (?:is |was |has been )?over|scope was (?:\\w+ )?(?:cut|reduced|narrowed)|cut down|(?:has|have) become fewer|watered down|rolled back|struck down|suspended (?:it|parts?|the)|closed our access|brought its own',
);
/** A date of the company's own history. */
export const OWN_PAST = words(
  "i(?:'ve| have)? (?:was|been|spent|worked|ran)|we(?:'ve| have)? (?:run|ran|been|founded|started|built|sold|made|grew)|founded|churn|retention|gmv|revenue|arr|mrr|since we|used it",
);
export const LINK = words("so|which (?:is|means|allows|makes|demands?)|therefore|needs?|now|that's why|because");
/** Somebody acts differently from before: a regulator, an insurer, a price. */
export const UNDATED_CHANGE = words(
  'no longer|until now|only recently|now (?:it|that|works|possible)|(?:has|have) (?:become|been able)|became|can now|newest|fell|dropped|tripled|doubled|prices? (?:\\w+ ){0,2}drop|change every|closed for|closes next',
);
export const NEW_DUTY = words(
  'new(?:ly)? (?:[\\w-]+ ){0,2}(?:laws?|rules?|tariffs?|standards?|regulations?|licen[cs]es?|dut(?:y|ies)|obligations?|tax|mandates?|directives?|contract)|now (?:must|has to|have to|requires?|forfeits?|refuses?|asks?|demands?|accepts?|needs?|wants?)|(?:must|may) now|(?<!we )(?:started|began|begun|have begun|has begun|stopped) (?:to (?:refuse|ask|demand|require|give|pay|exclude|fine)|giving|refusing|asking|demanding|paying|excluding|fining)|rules? (?:mean|require)|law (?:gives|allows|demands|requires)|(?:nobody|no one) may (?:\\w+ )?(?:any more|them)',
);
export const UNDATED_LAW = words('laws?|rules?|regulations?|directives?|mandatory|tariffs?|banned');
export const NUMERAL = new RegExp(String.raw`[$€£]\s?\d|\b${NUMBER}\b`, 'i');
