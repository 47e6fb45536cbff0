const TURN =
  String.raw`since|from|after|new|now|must|requires?|required|passed|in force|force[sd]?|took effect|effective|became|becomes` +
  String.raw`|changed|until|under|obliges?|obligatory|due|decided|ends|applies|asks?`;
const RULE = String.raw`laws?|acts?|rules?|regulations?|directives?|ordinances?|decrees?|statutes?|standards?|mandates?|mandatory|tax(?:es)?|bans?`;

/** "Has been law in the EU since January 2024", "from May the new rule asks for it": a rule, and that it came. */
const OF_RULE = new RegExp(
  String.raw`\b(?:${RULE})\b[^.;!?]{0,50}\b(?:${TURN})\b|\b(?:${TURN})\b[^.;!?]{0,50}\b(?:${RULE})\b`,
  'i',
);
/** "Is ₦15 million now, it was 4.5 in 2020", "went from 300 to 90 dollars", "until 2019 by post, today online": how it was and how it is. */
const OF_BOTH_STATES = new RegExp(
  String.raw`\b(?:now|today|currently)\b[^.;!?]{0,80}\b(?:was|were|used to|had been|cost|took)\b` +
    String.raw`|\b(?:was|were|used to|had been|cost|took|until|before|in (?:19|20)\d\d)\b[^;!?]{0,120}\b(?:now|today|since then|currently)\b` +
    String.raw`|\bfrom [^.;!?]{0,20}\d[^.;!?]{0,30} to [^.;!?]{0,20}\d`,
  'i',
);
/** "The pickers left in 2022", "the exchange opened its register": what others have done, or what became of something. */
const OF_TURN = new RegExp(
  String.raw`\b(?<!\b(?:we|I) (?:(?:have|had) )?|^|, )(?:left|fell|fallen|rose|risen|doubled|tripled|quadrupled|halved|dropped|collapsed|crashed|ended|shut` +
    String.raw`|closed|opened|banned|legali[sz]ed|decriminali[sz]ed|expired|became|switched|stopped|released|launched|introduced|repealed|abolished` +
    String.raw`|jumped|soared|spiked|slashed|lifted|raised|lowered|tightened|mandated|approved|forced|phased out|went (?:up|down|past|from|live)` +
    String.raw`|(?:got|became|is|are) (?:much |far )?cheaper|no longer|(?:for the )?first time|must(?: now)?|requires?|required|covers?|reimburses?` +
    String.raw`|pays? for|broke out|ran out|decided|ruled|ends|(?:has|have) to|(?:started|starts|began|begins) (?:[a-z]{3,15}ing|to|an?)` +
    String.raw`|allow(?:s|ed)?|changed)\b`,
  'i',
);

/** "Since January 2026 Chile asks for hourly readings": what others do from a date on. */
const SINCE_A_DATE = new RegExp(
  String.raw`^(?:(?:and|but) )?(?:since|from|as of|starting) (?:\d{1,2} )?(?:(?:late|early|spring|summer|autumn|fall|winter|january|february|march|april|may` +
    String.raw`|june|july|august|september|october|november|december) )?(?:19|20)\d\d,? ` +
    String.raw`(?!(?:it|we|our|ours|i|my|they|this|these|us|all|about|over|everybody|everyone|\d[\d.,]{0,9})\b)`,
  'i',
);

/**
 * "Has asked every school for it since September 2025": what others do since a late year, and no count of theirs, nor "first plant since 2023",
 * which is the startup's own.
 */
const SINCE_LATE = new RegExp(
  String.raw`^(?![\d\p{Sc}]|(?:The |Our )?(?:[Ff]irst|[Ss]econd|[Tt]hird)\b|(?:.{0,80} )?(?:launch|users?|customers?|registered|live` +
    String.raw`|open|running)\b).{10,160}\bsince ` +
    String.raw`(?:(?:late|early|the|\d{1,2}|spring|summer|autumn|winter|\p{Lu}\p{Ll}{2,8}) ){0,2}20(?:1[5-9]|2\d)\b`,
  'u',
);

/** Whether a sentence tells what has changed for others; a year in which something is, began or was bought tells none. */
export const tellsChange = (sentence: string): boolean =>
  [OF_RULE, OF_BOTH_STATES, OF_TURN, SINCE_A_DATE, SINCE_LATE].some((pattern) => pattern.test(sentence));

const BEGINS_BEFORE =
  /^(?:until|till|before|up to) (?:about |around |roughly |the )?(?:[\p{L}]{3,10} )?(?:19|20)\d\d\b/iu;
const TELLS_AFTER = /\b(?:now|today|since then|no longer|but (?:in|from|since))\b/i;
/** "Until about 2019 one could be had in nine months": how it was alone, and half a change. */
export const tellsOnlyBefore = (sentence: string): boolean =>
  BEGINS_BEFORE.test(sentence) && !TELLS_AFTER.test(sentence);

/** "Today the quotation says 30": how it is, behind how it was. */
export const goesOnAfter = (sentence: string): boolean =>
  /^(?:today|now|since then|these days|currently)\b/i.test(sentence);
