import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { NumberType, TypedNumber } from '../../engine/numbers/typed-number.js';
import { wordingFor } from '../../engine/questions/ask.js';
import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../../engine/quotes.js';
import { overlaps } from '../../text/spans/span.js';
import { answerRedFlags } from '../red-flags.js';
import type { Hole } from '../remarks.js';
import { isSaidOtherwise } from '../expectations/said-otherwise.js';
import { OF_FOUNDERS } from '../missing.js';
import { tellsOfPast } from '../../engine/words/tells-of-past.js';
import { isNothingToPraise } from './praise/nothing-to-praise.js';
import { isOutdated } from './praise/outdated.js';
import { GOOD_SCORE, READY_SCORE } from './ready-score.js';
import { isToldInOrder, type Statement, statementsOf } from '../rewrite/statements.js';
import { saysNothing } from '../says-nothing.js';
import type { AnswerSignals } from '../signals/measure-answer.js';

type Wordings = readonly [string, ...string[]];

const SOME_SCORE = 35;
const NOTHING_SCORE = 15;

/** `%` stands for the founder's own words. */
const NOT_UNDERSTOOD: Wordings = ['I read % and find nothing in it to check.', 'I find nothing to check in %.'];
/** Of words on the question without a figure or a name. */
const NOTHING_TO_CHECK: Wordings = [
  '% is on my question, and there is nothing in it to check.',
  'You say %, and I cannot check it.',
  'With % you speak to my question and give me nothing to go on.',
];
/** Of words on the question that a figure or a name makes more than words. */
const NOT_ENOUGH: Wordings = [
  '% alone does not answer me.',
  'I take % from it, and that is not enough.',
  '% is a beginning, and I need more to believe it.',
];
/** Of what was counted, in an answer that is not ready. */
const NOTED: Wordings = ['I can check %.', 'What I can check here: %.'];
const BELIEVED: Wordings = ['% is the part I believe.', 'I hold on to %.', '% is where I started to listen.'];
const REPEATED: Wordings = [
  '% is what I would repeat to another partner.',
  'I would write down %.',
  '% is the line to keep, whatever you cut.',
  '% did it for me.',
];
const ANOTHER_LANGUAGE =
  'I read English only: of this I can weigh the figures and names, and not what the sentences say.';

const wholeOf = (text: string): Span => ({ start: 0, end: text.length });

/** Numbers that say nothing of what the company itself did. */
const NO_PROOF: ReadonlySet<NumberType> = new Set(['date', 'market', 'size', 'duration', 'funding']);
/** Numbers of what others did with it, which weigh more than what was spent or waited for. */
const OF_CUSTOMERS: ReadonlySet<NumberType> = new Set(['payment', 'customers', 'users', 'share']);
/** Of two sentences with as many facts the one with a figure is told. */
const FIGURE_WEIGHT = 0.5;
/** A longer sentence is cut. */
const SENTENCE_MAX_CHARS = 160;
/** What somebody thinks or wants is no fact where it counts nothing. */
const WISHED = new RegExp(
  String.raw`^(?:but |so |and )?(?:(?:my |our )?guess\b|i (?:would|['’]d) (?:describe|call|say|consider|guess|aim|take)\b|(?:we` +
    String.raw`|i)['’]d (?:want|like|love|prefer|need)\b|we (?:will|think|hope|believe|plan|` +
    String.raw`want|would|expect|feel|(?:also )?thought)|(?:what|there|it|this) (?:will|is going to)\b|(?:it|this|there)['’]ll\b` +
    String.raw`|if (?:it|they|this|he|she) (?:comes?|signs?|works?|pass(?:es)?|wins?|goes)\b|if (?:we|i) (?:are|were|reach|do|sell|got` +
    String.raw`|get|had|win|won|take|took))\b`,
  'i',
);
const WISHED_WEIGHT = -2;
/** What leans on the sentence before it stands badly alone. */
const LEANING_WEIGHT = 0;
/** Names alone. */
const FRAGMENT_MAX_WORDS = 5;
const FRAGMENT_WEIGHT = -1;
/** "Mr. Pettway stopped me": quoted alone it reads as two sentences. */
const TITLE = /\b(?:Mr|Mrs|Ms|Dr|Prof|St)\. \p{Lu}/u;
/** Clauses in which a number is somebody's guess. */
const GUESSED =
  /\b(?:(?:market|industry|sector) (?:is|was|will be)|valuation|projections?|forecasts?|according to|only need|studies|reports?)\b/i;

/** Fewer words than these say nothing when they are quoted alone. */
const COUNTED_MIN_WORDS = 3;
const ASKED_MIN_WORDS = 4;
/** What a question asks for first; the rest is beside it. */
const ASKED_FIRST = 2;

const hasWords = (text: string, count: number): boolean => text.trim().split(/\s+/).length >= count;

/** What these ask for is told by names, and only beside them by figures. */
const OF_NAMES: ReadonlySet<string> = new Set(['competitors', 'founder-names', 'responsibility-split']);

/** Words that begin where a clause does are no piece cut out of one. */
const BEGINNING = /(?:^|[.;:!?,(\n–—-])\s{0,20}$/;
const BEFORE_CHARS = 24;

const beginsClause = (text: string, start: number): boolean =>
  BEGINNING.test(text.slice(Math.max(0, start - BEFORE_CHARS), start));

const isProof = ({ type, isPlanned }: TypedNumber): boolean => !isPlanned && !NO_PROOF.has(type);

/** Words of the founder that no remark takes apart. */
function unfaulted(holes: readonly Hole[]): (span: Span) => boolean {
  const faulty = holes.flatMap(({ quoted: spans }) => spans);
  return (span) => !faulty.some((fault) => overlaps(fault, span));
}

/** Here most figures are of others. */
export const RIVAL_FIELD = 'competitors';

/** The clause of a number that says something, where no remark takes it apart. */
function countedClause(signals: AnswerSignals, holes: readonly Hole[]): string {
  const { original, tokens } = signals.answer;
  // Beside attention that is counted for use, other figures mostly are of the same kind.
  if (holes.some(({ topic }) => topic === 'vanity')) return '';
  // What is counted of rivals is theirs.
  if (signals.fieldId === RIVAL_FIELD) return '';
  const isUsable = unfaulted(holes);
  const numbers = readNumbers(tokens).filter(isProof);
  // Of notes by date the last says how far they are.
  const clause = (isToldInOrder(statementsOf(signals)) ? numbers.toReversed() : numbers)
    .map(({ span }) => clauseAround(original, span))
    .find((span) => {
      const words = original.slice(span.start, span.end);
      const isTelling = hasWords(words, COUNTED_MIN_WORDS) && beginsClause(original, span.start);
      return isUsable(span) && !GUESSED.test(words) && isTelling && !RELATIVE.test(words);
    });
  return quoted(original, clause, CLAUSE_MAX_CHARS);
}

/** "When somebody calls out," says nothing without what comes behind the comma. */
const CONDITION = /^(?:when(?:ever)?|if|once|while|after|before|as soon as|because|since|until|unless)\b/i;
/** "Who has some experience" is a piece of a sentence. */
const RELATIVE = /^(?:who|whom|whose|which|that|where|than)\b/i;
const isHalf = (text: string, { start, end }: Span): boolean =>
  RELATIVE.test(text.slice(start, end)) || (CONDITION.test(text.slice(start, end)) && text.charAt(end) === ',');

/** The clause that comes closest to what the question asks, where no remark takes it apart. */
function askedClause({ answer: { original }, asked }: AnswerSignals, holes: readonly Hole[]): string {
  const isUsable = unfaulted(holes);
  const clause = asked
    .slice(0, ASKED_FIRST)
    .flatMap(({ spans }) => spans)
    .map((span) => clauseAround(original, span))
    .find(
      (span) =>
        isUsable(span) && hasWords(original.slice(span.start, span.end), ASKED_MIN_WORDS) && !isHalf(original, span),
    );
  return quoted(original, clause, CLAUSE_MAX_CHARS);
}

const PART_TIME = /\bpart[- ]time\b|\bnights and weekends\b|\b(?:on|at) weekends\b|\bin the evenings\b/i;
/** Work beside it is nothing to praise. */
const BESIDE: Readonly<Record<string, RegExp>> = {
  'founder-names': PART_TIME,
  'responsibility-split': PART_TIME,
  // "Is now at 60%", "three days a week": the rest belongs to somebody else.
  'fulltime-commitment': new RegExp(
    String.raw`\bstill\b|\b\d\d ?% of (?:my|his|her|our|their)\b|\b(?:part|half)[- ]time\b|\b(?:evenings|weekends|nights)\b` +
      String.raw`|\b(?:at|on|to|only|for) (?:about )?\d\d ?%` +
      String.raw`|\b(?:one|two|three|four|half an?|\d) days? (?:a|per|each|every) week\b|\b0\.\d\b`,
    'i',
  ),
};
/** Of time what is given wholly is praised, or what was given up for it. */
const GIVEN: Readonly<Record<string, RegExp>> = {
  'fulltime-commitment':
    /\bfull[- ]?time\b|\b(?:left|quit|closed|resigned|gave up|handed in|sabbatical|day and night)\b|\bsince\b/i,
};
const isOfTimeKept = (text: string, fieldId: string): boolean =>
  BESIDE[fieldId]?.test(text) === true || GIVEN[fieldId]?.test(text) === false;
/** What is made, with nothing of what came of it. */
const DESCRIBES =
  /^(?:we|i|our \w{1,20}) (?:are (?:making|building)|make|build|sell|offer|develop|provide|create|run) (?:an? |the )|^\p{L}[\p{L}\d]{1,20} is an? /iu;
const DESCRIBES_WEIGHT = -1.5;
/** "Made for moms :" is cut before its sign. */
const ENDS_OPEN = /[\s:;,(–-]{1,5}'$/;
/** What a quotation is put in. */
const QUOTE_MARKS = /^'|(?: \.\.\.)?'$/g;
/** What opens an item of a list. */
const OPENS_ITEM = /^'[-*•–]\s{1,3}/;
/** Who left is told, and what failed, and no reason to praise. */
const GONE = new RegExp(
  String.raw`\bchurn(?:ed)?\b|\b(?:wrong crowd|failed|flopped|did(?:n['’]t| not) work|nobody (?:came|signed|bought)|of (?:which` +
    String.raw`|whom|them) (?:maybe|only|just) ?\d|pays? (?:late|after \d{2,3} days))`,
  'i',
);
const GONE_WEIGHT = -2;
/** "Would be applied for", "is too bad": what is not done, or is no good news. */
const TO_BE_DONE = /\bwould be [\p{Ll}]{3,12}ed\b|\b(?:too|very|really) bad\b/u;
/** "Not the Louvre, the Louvre doesn't need me": what is not so, where nothing is counted beside it. */
const NOT_SO = /^not (?!only\b)\D*$/i;
/** What nobody on the team can or is, and what is wanting. */
const DENIES = new RegExp(
  String.raw`^(?:none|neither|nobody|no one|nothing|(?:and |but )?(?:we|it) (?:(?:do|does|will|can|is|are|was)(?: not|n['’]t)|cannot|won['’]t|never))\b` +
    String.raw`|: no\b` +
    String.raw`|\b(?:isn['’]t|is not|aren['’]t|are not|not) an? (?:co-?founder|founder|engineer|developer)\b`,
  'i',
);
/** What came of it, from one number to another. */
const GREW =
  /\b(?:grow(?:s|ing)?|grew) (?:by |at )?(?:about |around |roughly )?\d[\d.-]{0,6} ?%|\bfrom [$€£]?\d[\d.,]{0,12}[km]?\b[^.;]{0,30}\bto [$€£]?\d/i;
const GREW_WEIGHT = 4;
/** Languages are names, and no facts. */
const LANGUAGES = /(?<=\p{Ll},? )(?:English|Spanish|Polish|German|French|Portuguese|Italian|Arabic|Hindi|Chinese)\b/gu;

/** Of founders what they did is worth more than what they are. */
const DID =
  /\b(?:built|made|wrote|ran|led|sold|founded|owned|worked|shipped|designed|developed|drove|taught|managed|committer|ph\.?d|years)\b/i;
const DID_WEIGHT = 4;
/** Of customers the same, where a question asks for proof. */
const CUSTOMERS_DID = /\b(?:c[oa]me back|paid|bought|order(?:ed|s)|renewed|returned|again)\b/i;
const DENIED = /\b(?:not|never|nobody|no one|none|cannot|nothing)\b|n['’]t\b/i;
const ASKS_FOR_DEEDS: ReadonlySet<string> = new Set(['founder-names', 'responsibility-split']);
const ASKS_FOR_PROOF: ReadonlySet<string> = new Set(['validation', 'first-users']);
const isDeedAskedFor = (text: string, fieldId: string): boolean =>
  (ASKS_FOR_DEEDS.has(fieldId) && DID.test(text)) ||
  (ASKS_FOR_PROOF.has(fieldId) && CUSTOMERS_DID.test(text) && !DENIED.test(text));
const deedWeight = (text: string, fieldId: string): number => (isDeedAskedFor(text, fieldId) ? DID_WEIGHT : 0);
/** Names of games and towns are no deeds. */
const MAX_FACTS = 5;
const factsOf = ({ facts }: Statement, fieldId: string): number =>
  ASKS_FOR_DEEDS.has(fieldId) ? Math.min(facts, MAX_FACTS) : facts;
/** What has to be cut is quoted where nothing shorter says as much. */
const LONG_WEIGHT = -1;
const UNSURE = /\b(?:I think|I guess|perhaps|maybe|probably|hopefully)\b/i;

const WEIGHTS: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [WISHED, WISHED_WEIGHT],
  [UNSURE, WISHED_WEIGHT],
  [DESCRIBES, DESCRIBES_WEIGHT],
  [GONE, GONE_WEIGHT],
  [TO_BE_DONE, GONE_WEIGHT],
  [GREW, GREW_WEIGHT],
];

/** What a sentence is worth beside its facts. */
function weightOf({ text, words, leans }: Statement): number {
  const hasFigure = /\d/.test(text);
  if (leans) return LEANING_WEIGHT;
  const isFragment = !hasFigure && words <= FRAGMENT_MAX_WORDS;
  const figureWeight = words < FRAGMENT_MAX_WORDS ? FIGURE_WEIGHT / 2 : FIGURE_WEIGHT;
  const said = WEIGHTS.reduce((sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0), 0);
  return (
    (hasFigure ? figureWeight : 0) +
    (isFragment ? FRAGMENT_WEIGHT : 0) +
    (text.length > SENTENCE_MAX_CHARS ? LONG_WEIGHT : 0) +
    said -
    (text.match(LANGUAGES)?.length ?? 0)
  );
}

/** Flags on single words, which a good sentence may have. */
const OF_WORDS: ReadonlySet<string> = new Set(['RF-vague', 'RF-buzz', 'RF-hedge', 'RF-list', 'RF-ai-text']);
/** Statements with the words of a flag, and those that deny, are nothing to praise. */
function unpraised(signals: AnswerSignals, overall: number): Set<string> {
  const flagged = answerRedFlags(signals, overall)
    .filter(({ id }) => !OF_WORDS.has(id))
    .flatMap(({ spans }) => spans.map(({ start, end }) => signals.answer.original.slice(start, end)));
  const isFlagged = (text: string): boolean =>
    DENIES.test(text) ||
    NOT_SO.test(text) ||
    isNothingToPraise(text, signals.fieldId) ||
    flagged.some((words) => text.includes(words));
  return new Set(
    statementsOf(signals)
      .map(({ text }) => text)
      .filter(isFlagged),
  );
}

/** The founder's sentence with the most facts that no remark takes apart, quoted as it was written. */
function strongest(signals: AnswerSignals, holes: readonly Hole[], notPraised: ReadonlySet<string>): string {
  const { original } = signals.answer;
  const faulty = holes.flatMap(({ quoted: spans }) => spans.map(({ start, end }) => original.slice(start, end)));
  // What is counted in an answer about rivals is mostly theirs.
  const counted = signals.fieldId === RIVAL_FIELD ? [] : readNumbers(signals.answer.tokens);
  const proofs = counted.filter(({ type, isPlanned }) => !isPlanned && OF_CUSTOMERS.has(type));
  const proofsIn = (text: string): number => {
    const start = original.indexOf(text);
    return proofs.filter(({ span }) => span.start >= start && span.end <= start + text.length).length;
  };
  const isNewer = isToldInOrder(statementsOf(signals));
  // Where founders are asked for, what they did before is the answer.
  const notOfPast = !OF_NAMES.has(signals.fieldId) && !OF_FOUNDERS.has(signals.fieldId);
  const statements = statementsOf(signals);
  const best = statements
    .filter(
      ({ text, words }) =>
        words >= ASKED_MIN_WORDS &&
        original.includes(text) &&
        !GUESSED.test(text) &&
        !TITLE.test(text) &&
        !notPraised.has(text) &&
        !(notOfPast && tellsOfPast(text)) &&
        !isOfTimeKept(text, signals.fieldId) &&
        !isOutdated(text, statements) &&
        !faulty.some((fault) => text.includes(fault)),
    )
    .map((statement) => ({
      text: statement.text,
      rank:
        factsOf(statement, signals.fieldId) +
        proofsIn(statement.text) +
        weightOf(statement) +
        deedWeight(statement.text, signals.fieldId),
    }))
    .reduce<{ text: string; rank: number }>(
      (top, one) => (one.rank > top.rank || (isNewer && one.rank === top.rank && one.rank > 0) ? one : top),
      { text: '', rank: 0 },
    );
  const said = best.text.replace(/[.!]$/, '');
  return said === '' ? '' : quoted(said, wholeOf(said), SENTENCE_MAX_CHARS);
}

/** What somebody reckons, or would take, is no fact. */
const ESTIMATED = new RegExp(
  String.raw`\b(?:approximately|about|around|roughly|circa|think|guess|reckon|estimate\w?|assum\w{1,5}|would|could|should|will|can|may|might|possible` +
    String.raw`|maybe|perhaps|probably|mostly|usually|between|something|if|other|others|rivals?|at an? \d)\b`,
  'i',
);
/** What was done can be checked. */
const HAS_HAPPENED = new RegExp(
  String.raw`\b(?:pay|pays|paid|use|uses|bought|ordered|signed|sold|renewed|came|returned|used|tested|measured|asked` +
    String.raw`|answered|visited|called|built|made|ran|delivered|tried|joined|installed)\b`,
  'i',
);

const CHECKABLE: ReadonlySet<string> = new Set(['fact.numerals', 'fact.numbers', 'name.distinct']);

/** Of a quote that is most of the answer, "the rest" is nothing. */
const MOST = 0.6;
const isNearlyAll = (quote: string, text: string): boolean => quote.length > MOST * text.trim().length;

/** What is no fact, and a fact that is most of the answer, tells founders nothing that they did not write themselves. */
function factToNote(signals: AnswerSignals, holes: readonly Hole[]): string {
  const fact = countedClause(signals, holes);
  const isNothing = fact === '' || isNearlyAll(fact, signals.answer.original) || ESTIMATED.test(fact);
  return isNothing || !HAS_HAPPENED.test(fact) || isNothingToPraise(fact, signals.fieldId) ? '' : fact;
}

function wordsToDoubt(signals: AnswerSignals, holes: readonly Hole[]): string {
  const [fact, asked] = [countedClause(signals, holes), askedClause(signals, holes)];
  const words = OF_NAMES.has(signals.fieldId) ? asked || fact : fact || asked;
  return isOfTimeKept(words, signals.fieldId) ? '' : words;
}

function wordingsBelowReady({ features }: AnswerSignals): Wordings {
  return features.some(({ id }) => CHECKABLE.has(id)) ? NOT_ENOUGH : NOTHING_TO_CHECK;
}

/** What the question asks for first may be told in words that earn nothing; then it is no answer to another question. */
const isToldInOtherWords = ({ fieldId, answer, asked: [first] }: AnswerSignals): boolean =>
  first !== undefined && first.spans.length === 0 && isSaidOtherwise(first.id, answer, fieldId);

/** Two sentences in one pair of quotes read as a broken one. */
function firstSentenceOf(text: string): string {
  const first = text.trim().split(/[.!?](?=\s|$)|\n/, 1)[0] ?? '';
  return quoted(first, wholeOf(first));
}

/**
 * What the partner took from an answer, with the founder's own words: praise from `READY_SCORE` on only, plain notes below, and that it says
 * nothing where it does. Empty where there is nothing to quote.
 */
export function openingLine(signals: AnswerSignals, overall: number, holes: readonly Hole[]): string {
  const { original } = signals.answer;
  if (signals.language !== null) return ANOTHER_LANGUAGE;
  const said = (wordings: Wordings, words: string): string =>
    wordingFor(original, wordings).replace('%', () => words.replace(OPENS_ITEM, "'").replace(ENDS_OPEN, "'"));
  if (overall >= READY_SCORE) {
    const fact = countedClause(signals, holes);
    const notPraised = unpraised(signals, overall);
    const best = [strongest(signals, holes, notPraised), fact, askedClause(signals, holes)].find(
      (words) =>
        words !== '' &&
        !isOfTimeKept(words, signals.fieldId) &&
        !isNothingToPraise(words.replace(QUOTE_MARKS, ''), signals.fieldId) &&
        ![...notPraised].some((text) => text.includes(words.replace(QUOTE_MARKS, ''))),
    );
    return best === undefined ? '' : said(overall >= GOOD_SCORE ? REPEATED : BELIEVED, best);
  }
  if (overall >= SOME_SCORE) {
    const fact = factToNote(signals, holes);
    return fact === '' ? '' : said(NOTED, fact);
  }
  if (isToldInOtherWords(signals)) return '';
  // Of an answer that holds next to nothing no clause is a beginning.
  const words = overall < NOTHING_SCORE ? '' : wordsToDoubt(signals, holes);
  // Whoever did or counted something has told more than that.
  if (words === '' && !saysNothing(signals, overall)) return '';
  return words === '' ? said(NOT_UNDERSTOOD, firstSentenceOf(original)) : said(wordingsBelowReady(signals), words);
}
