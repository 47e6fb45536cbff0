import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import { wordingFor } from '../engine/questions/ask.js';
import { lineAbout, onceEach, oncePerWords, quoted, quotedClause } from '../engine/quotes.js';
import type { RemarkTopic } from '../engine/slots/remark-topic.js';
import { isNotUsedYet } from './expectations/asking/told-stage.js';
import { READY_SCORE } from './feedback/ready-score.js';
import { thinAnswer } from './feedback/thin-answer.js';
import { faultsWithReasons, namesRivalsItDenies } from './fault-reasons.js';
import { isAskedFor } from './meant/asked-for.js';
import { missingIn } from './missing.js';
import type { ExpectationId } from './expectations/expectations.js';
import { TEAM_EXPECTATIONS } from './expectations/team.expectations.js';
import type { SlotName } from '../engine/slots/slot.js';
import { overlaps } from '../text/spans/span.js';
import type { AnswerText } from './signals/answer-text.js';
import type { AnswerSignals } from './signals/measure-answer.js';
import { FAULT_ROWS, wordsTakenUp } from './words-taken-up.js';
import type { AnswerScore } from './scoring/score-answer.js';

/** Something wrong with an answer, and what to do about it. */
export interface Hole {
  readonly topic: RemarkTopic;
  /** In a few words, for the badge. */
  readonly flaw: string;
  /** What the partner says. */
  readonly line: string;
  /** What to do in the next twenty minutes. */
  readonly todo: string;
  /** Points it costs, the larger the worse. */
  readonly severity: number;
  /** The words it is about. */
  readonly quoted: readonly Span[];
  /** It would be better with it, and nothing is wrong without. */
  readonly isWish: boolean;
}

interface Wording {
  readonly topic: RemarkTopic;
  readonly flaw: string;
  /** Said in several ways, so that two answers of one founder do not hear the same; `%` stands for the founder's own words. */
  readonly lines: readonly [string, ...string[]];
  readonly todos: readonly [string, ...string[]];
}

const wording = (topic: RemarkTopic, flaw: string, lines: Wording['lines'], todos: Wording['todos']): Wording => ({
  topic,
  flaw,
  lines,
  todos,
});

/** What a partner says about a row that cost points. A row without a reason that can be told is not spoken of. */
const BY_SIGNAL: Readonly<Record<string, Wording>> = {
  A12: wording(
    'buzzwords',
    'could stand in any answer',
    ['%: words that could stand in any answer.', 'I read over %.'],
    [
      'Say it as you would to a friend in your trade.',
      'Put in their place what happened, to whom, on which day.',
      'Name the thing you mean.',
    ],
  ),
  A14: wording(
    'padding',
    'sentences without a fact',
    [
      '% {has|have} no number, no name and no deed.',
      'I cannot check anything in %.',
      '%: nothing in {it|them} could be wrong, so {it says|they say} nothing.',
    ],
    [
      'Cut that sentence, or put a fact in it.',
      'Say who, how many or when in it.',
      'Would you miss it? If not, cut it.',
    ],
  ),
  A15: wording(
    'buzzwords',
    'buzzwords',
    ['I cannot picture %.', '%: what would I see?', '% {tells|tell} me nothing that I could film.'],
    // What the customer clicks or gets may stand in the next sentence.
    ['Put the plain thing in its place: who does what with it.'],
  ),
  A16: wording(
    'unmeasured-result',
    'words without a measure',
    ['No measure: %.', '%: how much is that?', '% {says|say} how it feels, not how much it is.'],
    ['Put a number or a name in its place.'],
  ),
  A17: wording(
    'hype',
    'claims anyone could make',
    ['Anyone could claim %.', '%: your rival writes the same.', 'I read % in most applications.'],
    ['Show the one fact that makes you say it.', 'Leave the claim out and keep what it rests on.'],
  ),
  A18: wording(
    'hedges',
    'hedged',
    ['%: you take back what you say.', 'With % I do not know what is true today.'],
    ['State it, or say how sure you are and why.', 'Say what is true now and what you do not know yet.'],
  ),
  A19: wording(
    'plans-for-facts',
    'plans in the place of facts',
    ['I read %: what you will do.', '% {is|are} about tomorrow.', '%: a plan, and I asked what is there.'],
    ['Lead with what you have already done.', 'Say first what is so today.'],
  ),
  A20: wording(
    'off-question',
    'does not answer',
    ['%: that is no answer.', '% {leaves|leave} me without an answer.'],
    ['Answer it here, in two sentences.'],
  ),
  A21: wording(
    'padding',
    'essay words',
    ['%: an essay speaks.', 'Nobody talks like %.'],
    ['Cut every sentence that would not be missed.', 'Say it aloud and write down what you said.'],
  ),
  A22: wording(
    'top-down-market',
    'numbers from reports',
    ['%: from a report, not from your customers.', '% {is|are} from somebody else’s count.'],
    [
      'Count it from the bottom: your customers times your price.',
      'How many could you name and call? Start from those.',
    ],
  ),
  A23: wording(
    'vanity',
    'attention in the place of use',
    ['%: attention, not use.', '% {tells|tell} me who looked, not who stayed.'],
    ['Say how many came back last week and how many paid.', 'Give the number of those who used it twice.'],
  ),
  A24: wording(
    'opinions-for-behaviour',
    'opinions in the place of behavior',
    ['%: what people said.', '%: what people say when it costs nothing.'],
    ['Say what they did: paid, came back, complained when it broke.', 'Who of them did something about it, and what?'],
  ),
  A25: wording(
    'missing:team',
    'built by others',
    ['%: who on the team can build?', 'With % the product is somebody else’s.'],
    ['Say who of the founders builds it.', 'Name the founder who takes it over, and the date.'],
  ),
  A27: wording(
    'buzzwords',
    'ideas in the place of things',
    ['Nobody can film %.', '%: I see nothing when I read that.'],
    ['Name the thing one would see.', 'Give the example that you tell at dinner.'],
  ),
  A28: wording(
    'impossible-number',
    'numbers too round to believe',
    ['%: too round to have been counted.', 'I doubt %: counted numbers are rarely that round.'],
    ['Give the number you counted and its date.', 'Write it as it stands in your records.'],
  ),
};

/** Below this a score needs a reason, also where no rule finds one. */
const UNREMARKABLE_SCORE = 55;
function thinHole(signals: AnswerSignals, overall: number): Hole {
  const { flaw, lines, todo } = thinAnswer(signals, overall);
  return {
    topic: 'unclear:proof',
    flaw,
    line: wordingFor(signals.answer.original, lines),
    todo,
    severity: 1,
    quoted: [],
    isWish: true,
  };
}

const FIRST_WEIGHT = 12;
const NEXT_WEIGHT = 6;
const OTHER_WEIGHT = 3;
const FAULT_WEIGHT = 8;
const CAP_WEIGHT = 100;
/** What stands in the place of what was asked comes before what is missing. */
const FIRST_FAULTS: ReadonlySet<RemarkTopic> = new Set<RemarkTopic>([
  'opinions-for-behaviour',
  'plans-for-facts',
  'top-down-market',
  'off-question',
  'no-competition',
  'vanity',
  'unclear:user',
  'unclear:change',
]);
/** Without a builder nothing else of a team weighs as much. */
const NOBODY_BUILDS = 'nobody on the team builds it';
/** Nor does anything weigh as much of the time that is given as that most of it belongs to something else. */
const FIRST_FLAWS: ReadonlySet<string> = new Set([NOBODY_BUILDS, 'work beside it']);
/** An answer below this holds nothing but words, and hears first which. */
const EMPTY_SCORE = 20;
const EMPTY_WORDS: ReadonlySet<RemarkTopic> = new Set<RemarkTopic>(['hype', 'buzzwords', 'padding']);
/** Single words are a symptom: they are spoken of last, and only where there are several. */
const WORD_ROWS = new Set(['A12', 'A15', 'A27']);
/** What one big word costs is said of it alone; any other word that stands alone may be the plain name of a thing. */
const BIG_WORDS = 'A15';
const WORD_SEVERITY = 1;
const MIN_WORDS = 2;
const TELLING_SCORE = 50;
/** How many words of a kind are spoken of in an answer that says much. */
const WORDS_OF_TELLING: Readonly<Record<string, number>> = {
  [FAULT_ROWS.words]: 3,
  [FAULT_ROWS.bigWords]: 3,
  [FAULT_ROWS.vague]: 3,
  [FAULT_ROWS.claims]: 2,
  A27: 3,
};
const QUOTED_SPANS = 2;
/** Words such as "will" and "said that" say nothing in quotes; their clause does. */
const IN_CLAUSES: Readonly<Record<string, RegExp>> = {
  [FAULT_ROWS.plans]: /./,
  [FAULT_ROWS.opinions]: /^(?:sa(?:id|ys?)|told|would)\b/i,
};

/** What a cap of the score is about, by its label. */
const CAP_TOPICS: Readonly<Record<string, RemarkTopic>> = {
  'No words of any language we can read': 'nonsense',
  'Too little to judge': 'too-short',
  'The template is not filled in': 'blanks',
  'Text that was typed to fill the box': 'nonsense',
  'Nobody believes that there is no competitor': 'no-competition',
  'A placeholder is left in': 'blanks',
  'The same text answers another question': 'copied',
  'A claim no partner believes': 'no-competition',
  'Nothing here can be checked': 'missing:proof',
};

/** What to do about a cap that is about one claim. */
const CAP_TODOS: Readonly<Record<string, string>> = {
  'Nobody believes that there is no competitor':
    'Ask three customers what they would do without you, and write that down.',
  'A claim no partner believes': 'Ask three customers what they would do without you, and write that down.',
  'Too little to judge': 'Answer it in two whole sentences.',
  'Nothing here can be checked': 'Put one thing in that happened: who, how many, in which month.',
};

/** Where what is asked for is a part of something that partners look for in any text. */
const PARTS_OF: Readonly<Record<string, RemarkTopic>> = {
  ...Object.fromEntries(Object.keys(TEAM_EXPECTATIONS).map((id) => [id, 'unclear:team'] as const)),
  cost: 'unmeasured-result',
  frequency: 'unmeasured-result',
  evidence: 'unclear:proof',
  mainNumber: 'missing:proof',
  trend: 'unclear:proof',
  shipped: 'unclear:proof',
  result: 'unclear:proof',
  hardPart: 'unclear:mechanism',
  grows: 'unclear:mechanism',
  steps: 'unclear:mechanism',
};
/** Names and dates are of other things where no question is about the founders. */
const OWN_PARTS: Readonly<Record<string, Readonly<Record<string, RemarkTopic>>>> = {
  competitors: { names: 'missing:today' },
  'progress-made': { date: 'unclear:proof' },
  validation: { date: 'unclear:proof' },
};

function topicOfMissing(id: ExpectationId, lacks: SlotName | undefined, fieldId: string): RemarkTopic {
  if (lacks !== undefined) return `missing:${lacks}`;
  return OWN_PARTS[fieldId]?.[id] ?? PARTS_OF[id] ?? `asked:${id}`;
}

function missingHoles(signals: AnswerSignals): Hole[] {
  return missingIn(signals).map(({ id, expectation: { label, template, lacks }, rank, ask, plainAsk }) => ({
    topic: topicOfMissing(id, lacks, signals.fieldId),
    flaw: `missing: ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    line: ask,
    todo: ask === plainAsk ? `Add it: "${template}"` : 'Answer that in one sentence.',
    severity: rank === 0 ? FIRST_WEIGHT : rank === 1 ? NEXT_WEIGHT : OTHER_WEIGHT,
    quoted: [],
    isWish: true,
  }));
}

/** What a partner marks down in this question, where it can be said why. */
function faultHoles(signals: AnswerSignals): Hole[] {
  const { fieldId, answer } = signals;
  return faultsWithReasons(fieldId, answer).map(({ reason: { topic, flaw, line, todo: later }, spans }) => {
    const todo = topic === 'opinions-for-behaviour' && isNotUsedYet(signals) ? BEFORE_USE[0] : later;
    const words = distinct(spans, answer).slice(0, QUOTED_SPANS);
    const said = words.map((span) => quoted(answer.original, span));
    const isFirst = FIRST_FAULTS.has(topic) || FIRST_FLAWS.has(flaw);
    const severity = isFirst ? FIRST_WEIGHT + 1 : FAULT_WEIGHT;
    return { topic, flaw, line: lineAbout(line, said), todo, severity, quoted: words, isWish: false };
  });
}

/** Words that a table of words was fitted to find weak are spoken of only where a list of empty words has them too. */
const isEmptyWord = (span: Span, { hits }: AnswerText): boolean =>
  hits.some((hit) => !hit.allowed && overlaps(hit.span, span));

/** Each word once, however it is written. */
function distinct(spans: readonly Span[], { original }: AnswerText): Span[] {
  const wordsOf = ({ start, end }: Span): string => original.slice(start, end).toLowerCase();
  return spans.filter((span, index) => spans.findIndex((other) => wordsOf(other) === wordsOf(span)) === index);
}

/** Beside what was counted one big word is no reason to stop. */
const hasFigures = ({ tokens }: AnswerText): boolean => readNumbers(tokens).length > 0;

function emptyWords(signal: string, words: readonly Span[], answer: AnswerText): readonly Span[] {
  const empty = words.filter((span) => isEmptyWord(span, answer));
  const least = signal === BIG_WORDS && !hasFigures(answer) ? 1 : MIN_WORDS;
  return empty.length < least ? [] : empty;
}

/** The words of a row that a partner would take up, where there is a reason to. */
function spokenOf(signal: string, spans: readonly Span[], of: AnswerSignals, overall: number): readonly Span[] {
  const { answer, fieldId } = of;
  const taken = wordsTakenUp(signal, distinct(spans, answer), answer, fieldId);
  const spoken = WORD_ROWS.has(signal) ? emptyWords(signal, taken, answer) : taken;
  // A word or two of an answer that says much are no reason to mend it.
  return overall >= TELLING_SCORE && spoken.length < (WORDS_OF_TELLING[signal] ?? 0) ? [] : spoken;
}

const quoteIn = (signal: string, text: string, span: Span): string =>
  IN_CLAUSES[signal]?.test(text.slice(span.start, span.end)) === true ? quotedClause(text, span) : quoted(text, span);

const ASKS_FOR_PROOF: ReadonlySet<string> = new Set(['validation', 'first-users', 'metrics', 'progress-made']);
/** Attention, and opinions where proof was asked for, stand in the place of it, whatever they cost. */
const isInPlaceOfProof = (signal: string, fieldId: string, overall: number): boolean =>
  signal === FAULT_ROWS.attention ||
  (signal === FAULT_ROWS.opinions && ASKS_FOR_PROOF.has(fieldId) && overall < READY_SCORE);

/** Before there is a product nobody can come back to it. */
const BEFORE_USE: Wording['todos'] = [
  'Ask them for a deposit, a letter or a trial this week, and write down what they say.',
];
const isEarly = (signal: string, signals: AnswerSignals): boolean =>
  (signal === FAULT_ROWS.attention || signal === FAULT_ROWS.opinions) && isNotUsedYet(signals);

/** What a cap of the score is about. */
function capHoles(label: string, { fieldId, answer }: AnswerSignals): Hole[] {
  const topic = CAP_TOPICS[label] ?? 'padding';
  // Which rivals it names is said of it in the place of that.
  if (topic === 'no-competition' && namesRivalsItDenies(fieldId, answer)) return [];
  const todo = CAP_TODOS[label] ?? 'Write it in your own words first.';
  return [
    { topic, flaw: label.toLowerCase(), line: `${label}.`, todo, severity: CAP_WEIGHT, quoted: [], isWish: false },
  ];
}

function rowHoles({ evidence: rows, overall }: AnswerScore, signals: AnswerSignals): Hole[] {
  const { answer } = signals;
  const text = answer.original;
  return rows.flatMap(({ signal, label, points, spans }) => {
    if (points >= 0 || isAskedFor(signal, signals)) return [];
    if (signal === 'cap') return capHoles(label, signals);
    const wordings = BY_SIGNAL[signal];
    const words = spokenOf(signal, spans, signals, overall).slice(0, QUOTED_SPANS);
    if (wordings === undefined || words.length === 0) return [];
    const { topic, flaw, lines, todos } = wordings;
    const said = onceEach(words.map((span) => quoteIn(signal, text, span)));
    const line = lineAbout(wordingFor(`${signal} ${text}`, lines), said);
    const severity = WORD_ROWS.has(signal) && signal !== BIG_WORDS ? WORD_SEVERITY : -points;
    const todo = wordingFor(`${signal} ${text}`, isEarly(signal, signals) ? BEFORE_USE : todos);
    return [
      {
        topic,
        flaw,
        line,
        todo,
        severity: isInPlaceOfProof(signal, signals.fieldId, overall) ? FIRST_WEIGHT + 1 : severity,
        quoted: words,
        isWish: false,
      },
    ];
  });
}

/** What is wrong with the answer, the worst first. */
export function holesOf(signals: AnswerSignals, score: AnswerScore): Hole[] {
  const { overall } = score;
  const emptyFirst = overall < EMPTY_SCORE ? FIRST_WEIGHT : 0;
  const isFirst = ({ topic, flaw }: Hole): boolean => FIRST_FAULTS.has(topic) || FIRST_FLAWS.has(flaw);
  const weightOf = (hole: Hole): number =>
    hole.severity + (EMPTY_WORDS.has(hole.topic) ? emptyFirst : 0) + (isFirst(hole) ? 2 * emptyFirst : 0);
  const rows = rowHoles(score, signals);
  const found = [...rows, ...faultHoles(signals), ...missingHoles(signals)];
  if (found.length === 0 && overall < UNREMARKABLE_SCORE && signals.language === null)
    return [thinHole(signals, overall)];
  return oncePerWords(found.toSorted((a, b) => weightOf(b) - weightOf(a)));
}
