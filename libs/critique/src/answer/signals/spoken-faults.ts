import type { Span } from '@playbook/contracts/core/span.schema';
import { readSinglePatterns } from '../../lexicon/read-patterns.js';
import { sentenceGapOf } from '../../text/sentence-gap.js';

/** What is counted of attention; a brand, a business plan and "he likes chess" are none. */
const { attention: ATTENTION } = readSinglePatterns('answer-claims', ['attention']);
const LIKES = /^likes$/i;
/** So many characters before a word say whose it is, and behind it what they do. */
const REACH_CHARS = 30;
const FROM_OUTSIDE =
  /\b(?:hired?|hiring|outsourc\w{1,4}|freelance|external|work(?:s|ed|ing)? with an?)(?: \w{1,20})? $/i;
/** "One of our contractors" may be anybody's, if nothing is built in that sentence. */
const OURS = /\b(?:our|an?|paid|through|found|by)(?: \w{1,20})? $/i;
const NONE = /\b(?:no|not|never|without|nor|any)(?: \w{1,20})? $|n['’]t (?:\w{1,20} ){0,2}$/i;
const BUILDS =
  /^ (?:\w{1,20} ){0,2}(?:built|builds?|building|develop\w{0,4}|cod(?:es?|ed|ing)|makes?|made|deliver\w{0,3})\b/i;
/** "A medium agency makes 1,500 operations": what is made may be anything. */
const MAKES = /^ (?:\w{1,20} ){0,2}(?:makes?|made|deliver\w{0,3})\b/i;
const OF_THE_PRODUCT =
  /\b(?:built|builds?|building|developed|develops?|developing|cod(?:es?|ed|ing)|back-?end|front-?end|app|mvp|prototype|software|website|programm\w{1,4})\b/i;
const SENTENCE_REACH_CHARS = 160;
/** "I built the MVP alone": whoever helps has not built it. */
const BUILT_BY_FOUNDERS = new RegExp(
  String.raw`\b(?:I|we|he|she)(?:['’]ve| have| has)? (?:\w{1,20} ){0,6}(?:built|coded|wrote|programmed|developed) (?:the|our|all|every|an?|most|it)\b` +
    // "Dev does hardware, signal stuff and firmware".
    String.raw`|\b[a-z]{2,20} (?:does|do|builds?|writes?|codes?|makes?) (?:all |the |our ){0,2}(?:hardware|firmware|software` +
    String.raw`|electronics|backend|code|engineering)\b`,
  'i',
);
const OF_OTHER_WORK =
  /^ (?:\w{1,20} ){0,3}for (?:the |our |a )?(?:logo|designs?|brand\w{0,3}|videos?|ads|marketing|photos|bookkeeping|legal|translations?|content|copy)\b/i;

const wordsAt = (text: string, { start, end }: Span): string => text.slice(start, end);

/** Beside what was counted of use, those who signed up are no attention only: "64 active of 88 who signed up". */
const COUNTED_USE = new RegExp(
  String.raw`\d[\d,.]{0,9}%? (?:[\w'-]{1,20} ){0,3}(?:active|pre-?paid|use it|uses it|used it|c[oa]me back|log(?:ged)? in|customers?|paying|order(?:s|ed)` +
    String.raw`|still (?:use|open|play|read|log|come|order|wear|write)` +
    String.raw`|(?:use|open|play|read|order)s? (?:it|the (?:app|site|game|tool)|ours) (?:every|each|daily|weekly|twice))\b` +
    String.raw`|\d[\d,.]{0,9} (?:people|users|members|players|readers) (?:open|use|play|read|visit) it (?:in|every|each|a)\b` +
    String.raw`|\b(?:active users?|actives|[dwm]au|retention)\b[^.;!?]{0,30}\d`,
  'i',
);

/** "Five farm visits": who drives there has worked for it; those of a page are attention. */
const VISITS = /^visits?$/i;
/** "Visitor fees" are paid. */
const VISITOR = /^visitor$/i;
const ON_SCREEN =
  /\b(?:web ?sites?|web|pages?|traffic|online|landing|blog|store page|unique|organic|google|clicks?)\b/i;

/** "With impressions there was no way": those of teeth are counted by nobody. */
const IMPRESSIONS = /^impressions?$/i;

/** "The second press" stamps or prints; that of papers is written about. */
const PRESS = /^press$/i;
const OF_PAPERS =
  /\b(?:(?:in the|national|local|international|media|good|great|some) press|press (?:coverage|mentions?|articles?|releases?|pieces|hits))\b/i;

/** "6,120 municipal awards" were won by bidders. */
const AWARDS = /^awards?$/i;
const OF_TENDERS = /\b(?:tenders?|bids?|bidders?|contracts?|procurement|municipal|court|damages)\b/i;

/** "I won't pretend that the waiting list is the same thing": whoever says so needs not be told. */
const TAKEN_BACK =
  /\b(?:not|never|no|won['’]t|isn['’]t|doesn['’]t|don['’]t) [^.;!?]{0,60}?\b(?:pretend|same thing|count|proof|a sale|sales)\b/i;

/** "An ARPA-E award of $500k" is money. */
const IS_GRANT = /^ of [$€£₹]?\d|^-winning\b/;

/** "My home course has a 4 year waiting list". */
const WAITING_LIST = /^wait(?:ing )?-?list$/i;
const OF_YEARS = /\b(?:years?|months?)(?:[- ]long)? $/i;

/** "No feed, no posts, no followers". */
const NONE_HERE = /\b(?:no|without|zero) $/i;

/** "If one in ten of them follows". */
const SUPPOSED_BEFORE = /\b(?:if|suppose|imagine)\b[^.;!?]{0,60}$/i;

/** Whoever goes to a museum is counted as its visitor. */
const VISITORS = /^visitors$/i;
const OF_PLACES =
  /\b(?:museums?|galler(?:y|ies)|parks?|zoos?|church(?:es)?|cathedrals?|exhibitions?|castles?|tours?|tourists?|hotels?|festivals?|fairs?)\b/i;
/** "11 of our 23 customers signed up at the fair". */
const SIGNED_UP = /^signed up$/i;
const ARE_CUSTOMERS = /\b(?:customers?|clients?|paying|subscri\w{2,8})\b/i;

/** Whether it counts those who came to a place, or customers. */
const isOfCustomers = (words: string, text: string): boolean =>
  (VISITORS.test(words) && (OF_PLACES.test(text) || !ON_SCREEN.test(text))) ||
  (SIGNED_UP.test(words) && ARE_CUSTOMERS.test(text));

/** Whether a word for attention stands for something else here. */
const meansSomethingElse = (words: string, text: string, before: string): boolean =>
  VISITOR.test(words) ||
  isOfCustomers(words, text) ||
  (WAITING_LIST.test(words) && OF_YEARS.test(before)) ||
  (VISITS.test(words) && !ON_SCREEN.test(text)) ||
  (AWARDS.test(words) && OF_TENDERS.test(text)) ||
  (PRESS.test(words) && !OF_PAPERS.test(text)) ||
  (IMPRESSIONS.test(words) && !/\d\S{0,10} $/.test(before));

/** Words that were found to be attention, where attention is what they count. */
export function spokenAttention(spans: readonly Span[], text: string): Span[] {
  if (!/\d/.test(text) || COUNTED_USE.test(text)) return [];
  return spans.filter((span) => {
    const words = wordsAt(text, span);
    if (meansSomethingElse(words, text, text.slice(0, span.start))) return false;
    // "If just 1% of them downloads it": nobody has yet.
    if (SUPPOSED_BEFORE.test(text.slice(0, span.start))) return false;
    if (NONE_HERE.test(text.slice(Math.max(0, span.start - REACH_CHARS), span.start))) return false;
    if (TAKEN_BACK.test(sentenceAround(text, span)) || IS_GRANT.test(text.slice(span.end))) return false;
    return ATTENTION.test(words) && (!LIKES.test(words) || /\d\S{0,10} $/.test(text.slice(0, span.start)));
  });
}

/** The rest of a sentence around some words. */
function sentenceAround(text: string, { start, end }: Span): string {
  const before =
    text
      .slice(Math.max(0, start - SENTENCE_REACH_CHARS), start)
      .split(/[.;!?]\s|\n/)
      .at(-1) ?? '';
  const after = text.slice(end, end + SENTENCE_REACH_CHARS).split(/[.;!?](?:\s|$)|\n/, 1)[0] ?? '';
  return `${before} ${after}`;
}

/** Builders from outside, where they build for the founders: contractors who are customers are none. */
export function spokenOutsourcing(spans: readonly Span[], text: string): Span[] {
  return spans.filter((span) => {
    const before = text.slice(Math.max(0, span.start - REACH_CHARS), span.start);
    const after = text.slice(span.end, span.end + REACH_CHARS);
    if (NONE.test(before) || OF_OTHER_WORK.test(after) || BUILT_BY_FOUNDERS.test(text)) return false;
    const isOfProduct = OF_THE_PRODUCT.test(sentenceAround(text, span));
    if (MAKES.test(after) && !isOfProduct) return false;
    return FROM_OUTSIDE.test(before) || BUILDS.test(after)
      ? isOfProduct || !/^contractors?$/i.test(wordsAt(text, span))
      : isOfProduct && OURS.test(before);
  });
}

const SUBJECT_REACH_CHARS = 60;
/** Whose plan it is stands before the verb: what others would do is none. */
const OWN_SUBJECT =
  /\b(?:we|i|our (?:\w{1,20} ){0,2}(?:product|company|app|team|software|goal|model)|this)(?: \w{1,12})? $/i;
const SAID =
  /\b(?:sa(?:id|ys?)|told|thinks?|thought|f(?:ound|inds?)|loved?|likes?|liked|interested|answered|survey\w{0,3})\b/i;
const WOULD_BE = /^would be$/i;

/** What somebody is about to do, as founders write it of themselves; "we wanted to" is told of the past. */
const TO_COME = /^(?:will|shall|going to|plan (?:to|on)|planning (?:to|on)|aim|intend(?:ing)?|hope|want to)$/i;
const BY_FOUNDERS = new RegExp(
  String.raw`\b(?:we|i|founders|our (?:\w{1,20} ){0,2}(?:product|company|app|team|software|goal|plan|platform|startup|service|tool)` +
    String.raw`|this (?:product|app|tool|platform))(?: (?:am|are|is)|['’](?:m|re|s))?` +
    String.raw`(?: (?:also|then|now|both|all|just|only|still|really|later|soon|currently)){0,2} $`,
  'i',
);
/** "We will never sell data", "we are going to trade fairs": a promise, and a way. */
const NO_PLAN_BEHIND = /^ (?:not|never|(?:the|an?|every|each|their|our) )/i;
/** "If we capture 1% we will be": a sum, and no plan. */
const SUPPOSED = /\bif (?:we|i|only)\b[^.;!?]{0,60}$/i;
const COMING = /\b(?:coming|launching|live|out|available) $/i;
const ROADMAP = /^roadmap$/i;
const OWN_ROADMAP = /\b(?:our|on the) $/i;

/** Between quotes somebody else speaks. */
const isInQuotes = (text: string, at: number): boolean => {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', at)), at);
  return (line.match(/["“”]/g)?.length ?? 0) % 2 === 1;
};

/** Plans of the founders: what a law, a customer or a rival will do is none, and neither is what something would be like. */
export const spokenPlans = (spans: readonly Span[], text: string): Span[] =>
  spans.filter((span) => {
    const [words, before, after] = [
      wordsAt(text, span),
      text.slice(Math.max(0, span.start - SUBJECT_REACH_CHARS), span.start),
      text.slice(span.end),
    ];
    if (isInQuotes(text, span.start) || SUPPOSED.test(before)) return false;
    if (/^soon$/i.test(words)) return COMING.test(before);
    if (ROADMAP.test(words)) return OWN_ROADMAP.test(before);
    if (!TO_COME.test(words) || !BY_FOUNDERS.test(before)) return false;
    return /^(?:going|will|shall)/i.test(words) ? !NO_PLAN_BEHIND.test(after) : true;
  });

/** How many of the sentences of a text some words stand in, as a share of all of them. */
export function shareOfSentences(spans: readonly Span[], text: string): number {
  const ends = [...text.trimEnd().matchAll(sentenceGapOf(text))].map(({ index }) => index);
  const within = new Set(spans.map(({ start }) => ends.filter((end) => end < start).length));
  return within.size / (ends.length + 1);
}

const WOULD = /^would\b/i;
const DENIED = /(?:\b(?:no|not|never|little|hardly|without)|n['’]t)(?: (?:any|much|real|great|really|so|very))? $/i;
/** "Interested firms can ask for access" are whoever is. */
const IS_INTERESTED = /^interested$/i;
const OF_WHOEVER = /^ (?!in\b|to\b|as\b|because\b|customers\b|users\b)[a-z]{3,20}s?\b(?! (?:told|said))/i;

/** A survey counts what happened to people as well as what they think. */
const SURVEY = /^survey/i;
const SURVEY_REACH_CHARS = 120;
/** "Enveritas make a survey": of somebody else. */
const OURS_AROUND = /\b(?:we|our|i|my)\b/i;
/** "Interest rates". */
const INTEREST = /^interest$/i;
const OF_MONEY = /^ (?:rates?|payments?|costs?|on|of (?:the |a |an )?(?:bank|loans?|credits?|debts?|mortgages?))\b/i;
/** "No advance interest, no grace period": that of a loan. */
const OF_LOAN_BEFORE =
  /\b(?:advance|monthly|annual|yearly|compound|bank|loan|late|charg\w{1,3}|pa(?:y|ys|id|ying)|earn\w{0,3}|percent|%)(?: the| in| more| less)? $/i;
const ON_LOANS =
  /\b(?:loans?|lend(?:s|ers?|ing)?|borrow\w{0,4}|pawn\w{0,6}|mortgages?|principal|grace period|repa(?:y|id)\w{0,5}|instal?lments?|deposits?)\b/i;
/** "There is more interest in sustainability": of the times. */
const OF_TIMES_BEFORE = /\b(?:more|growing|rising|less|public|general|much) $/i;
const OF_TIMES_BEHIND = /^ in (?!(?:us|it|our|ours|buying|using|trying|this|the (?:app|product|pilot|idea))\b)/i;
const OPINED =
  /\b(?:would|wants?|wanted|likes?|liked|loved?|interested|sa(?:id|ys?)|think|thought|agree\w{0,2}|prefer\w{0,3}|need|wish|rated?)\b/i;

/** "They don't know that anyone would pay": nobody said so. */
const OF_NOBODY_KNOWN = /\b(?:know|knew|think|thought|believe) (?:that )?(?:anyone|anybody|someone|somebody) $/i;

/** "The federation has said that it may accept logs": who decides tells a plan, and has no taste. */
const OF_AUTHORITY =
  /\b(?:federation|ministry|regulator|government|authority|agency|commission|council|parliament|union|insurers?|bank) (?:has |have )?$/i;
/** "Bids like it's broken", "I'd like it to be more", "one like it": whoever likes something stands before. */
const IS_LIKENED = /^likes? it$/i;
const BY_SOMEBODY =
  /\b(?:they|people|who|all|both|also|really|do|does|would|to|(?:every|any|some)(?:one|body)|[a-z]{3,20}(?:s|men|parents|children)) $/i;
const OWN_LIKING = /\b(?:I|we)(?:['’]d| would)? (?:really |also )?$/i;
/** "When the plan feels like it". */
const BEFORE_LIKENED = /\b(?:feels?|felt|seems?|looks?|sounds?|something|anything|nothing) $/i;
const BEHIND_LIKENED = /^(?:['’]s| is| was)\b/i;
/** "A team of 20 would pay about €7,000": a sum. */
const OF_ARITHMETIC = new RegExp(
  String.raw`\b(?:(?:a|an|each|one) [\w-]{2,20} (?:of|with) (?:about )?` +
    String.raw`(?:\d[\d,.]{0,9}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty)` +
    String.raw`|(?:^|[.;!?] )an? (?:[\w-]{2,20} ){1,4}` +
    String.raw`|(?:average|typical) (?:[\w-]{2,20} ){1,3})[^.;!?]{0,20}$`,
  'i',
);

const isLikedBySomebody = (before: string, after: string): boolean =>
  BY_SOMEBODY.test(before) && !OWN_LIKING.test(before) && !BEFORE_LIKENED.test(before) && !BEHIND_LIKENED.test(after);

/** "Only about one in four said yes": what speaks against them is told as it is. */
const SPEAKS_AGAINST = new RegExp(
  String.raw`\b(?:only|just) (?:about |around |some )?(?:a few|one|two|three|four|\d{1,4}%?)\b[^.;!?]{0,40}\b(?:said yes|would|agreed|wanted` +
    String.raw`|paid)\b|\b(?:most|all|nearly all|the rest|the majority)\b[^.;!?]{0,20}\bsaid no\b|\b(?:worth (?:nothing|little)|not binding)\b`,
  'i',
);

/** "Chains would be a different contract": what something is not. */
const IS_ANOTHER = /^would(?: be)? (?:be )?an? (?:different|separate|other)\b|^would be another\b/i;

/** Nobody of whom it is known, whoever decides, and a sum have no taste. */
const isOfNobody = (words: string, before: string): boolean =>
  OF_NOBODY_KNOWN.test(before) || OF_AUTHORITY.test(before) || (WOULD.test(words) && OF_ARITHMETIC.test(before));

/** That of a loan, and that of the times. */
const isOtherInterest = (before: string, after: string, sentence: string): boolean =>
  OF_MONEY.test(after) ||
  OF_LOAN_BEFORE.test(before) ||
  ON_LOANS.test(sentence) ||
  (OF_TIMES_BEHIND.test(after) && OF_TIMES_BEFORE.test(before));

/** Words of opinions that mean something else where they stand: interest rates, what is like a broken thing, a survey of others. */
function isNoOpinion(span: Span, text: string): boolean {
  const [words, before, after] = [wordsAt(text, span), text.slice(0, span.start), text.slice(span.end)];
  return (
    (IS_LIKENED.test(words) && !isLikedBySomebody(before.slice(-REACH_CHARS), after)) ||
    IS_ANOTHER.test(`${words}${after.slice(0, REACH_CHARS)}`) ||
    SPEAKS_AGAINST.test(sentenceAround(text, span)) ||
    (IS_INTERESTED.test(words) && OF_WHOEVER.test(after)) ||
    (INTEREST.test(words) && isOtherInterest(before, after, sentenceAround(text, span))) ||
    (SURVEY.test(words) && !OURS_AROUND.test(sentenceAround(text, span)))
  );
}

/**
 * Opinions that somebody voiced: a bare "would be" is one only where somebody said so, "we would use" is a plan, and "there was no
 * interest" is the contrary.
 */
export const spokenOpinions = (spans: readonly Span[], text: string): Span[] =>
  spans.filter((span) => {
    const [words, before] = [
      wordsAt(text, span),
      text.slice(Math.max(0, span.start - SUBJECT_REACH_CHARS), span.start),
    ];
    if (DENIED.test(before) || (WOULD.test(words) && OWN_SUBJECT.test(before))) return false;
    if (isOfNobody(words, before) || isNoOpinion(span, text)) return false;
    if (SURVEY.test(words)) return OPINED.test(text.slice(span.end, span.end + SURVEY_REACH_CHARS));
    return !WOULD_BE.test(words) || SAID.test(before);
  });

const KIND = /^(?:kind|sort) of$/i;
const COUNTED_KIND =
  /\b(?:the|exactly the|one|two|three|this|these|which|what|each|every|any|another|same|new|different|certain|only|no|right|wrong) $/i;

const MAY = /^(?:could|can|may|might|plans? to)$/i;
/** "Could be certified only last year": what was not possible before. */
const WAS_POSSIBLE = new RegExp(
  String.raw`^(?: be)? [a-z]{3,20}(?:ed|en) (?:only|just|not until|quite (?:recently|lately))\b` +
    String.raw`|^(?: be)? (?:only|not) [^.;!?]{0,40}\b(?:since|until|recently)\b|^ have [a-z]{2,20}(?:ed|en|id|lt|nt|ought)\b`,
  'i',
);
const COULD = /^could(?: be)?$/i;
/** "No model could read it", "we have no plan to lend": a fact. */
const OF_NOBODY = /\b(?:no|nobody|none|nothing|never|not) (?:[\w-]{2,20} ){0,2}$/i;

/** "All companies must be able to receive them". */
const OF_DUTY = /\b(?:must|has to|have to|had to) $/i;

/** "This year through May", "May: 58 pairs": with a capital it is the month. */
const MAY_OF_YEAR = 'May';
/** Who works on something does. */
const WORKS = /^working on$/i;

/** Words that take a statement back: "one kind of scientist" takes nothing back. */
export const spokenHedges = (spans: readonly Span[], text: string): Span[] =>
  spans.filter((span) => {
    const [words, before] = [wordsAt(text, span), text.slice(Math.max(0, span.start - REACH_CHARS), span.start)];
    if (/^be able to$/i.test(words) && OF_DUTY.test(before)) return false;
    if (words === MAY_OF_YEAR || WORKS.test(words)) return false;
    if (COULD.test(words) && WAS_POSSIBLE.test(text.slice(span.end))) return false;
    return !(KIND.test(words) && COUNTED_KIND.test(before)) && !(MAY.test(words) && OF_NOBODY.test(before));
  });
