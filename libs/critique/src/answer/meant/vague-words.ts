import type { Span } from '@playbook/contracts/core/span.schema';
import { IRREGULAR_PLURALS } from '../../lexicon/fact-words.js';
import type { Token } from '../../text/tokens/token.js';
import type { AnswerText } from '../signals/answer-text.js';

const AROUND_CHARS = 80;

/** A word with what stands around it. */
interface Place {
  readonly span: Span;
  readonly answer: AnswerText;
  readonly before: string;
  readonly after: string;
}

type Sense = (place: Place) => boolean;

/** "31 customers" are counted, and "how many" asks for a count. */
const COUNTED_BEFORE =
  /(?:\b(?:how|as|so|too|one|two|three|four|five|six|seven|eight|nine|ten|dozen)|\d[\d.,]{0,12}[km%]?(?: [\w'-]{1,20})?) $/i;
const THINKS = /^ (?:thinks?|believes?|says?|assumes?|knows?|agrees?|names?|expects?|talks?)\b/i;

const NOUN_REACH_TOKENS = 4;
const isPlural = ({ pos, proper, lower, lemma }: Token): boolean =>
  pos === 'NOUN' && !proper && (IRREGULAR_PLURALS.has(lower) || (/(?<!s)s$/.test(lower) && lemma !== lower));

/** Whether what can be counted stands right behind: "some posts", "some of them", and not "some SQL" or "some 40 shops". */
export function isCountableBehind({ end }: Span, { tokens }: AnswerText): boolean {
  const at = tokens.findIndex(({ start }) => start >= end);
  const first = tokens[at];
  if (at < 0 || first === undefined) return false;
  if (first.lower === 'of') return true;
  for (const token of tokens.slice(at, at + NOUN_REACH_TOKENS)) {
    if (token.sentence !== first.sentence || token.kind !== 'word') return false;
    if (isPlural(token)) return true;
    if (token.pos !== 'ADJ' && token.pos !== 'NOUN') return false;
  }
  return false;
}

/** "Some use Excel": they stand alone for somebody. */
const DOES = /^ (?:are|were|have|had|do|did|use|used|pay|paid|keep|kept|still|just|never|even|ask|asked|buy|bought)\b/i;

/** "A lot of music apps": nobody asks how many others there are. */
const ARE_OTHERS = new RegExp(
  String.raw`^ (?:of )?(?:the )?(?:other )?(?:[\w-]{2,15} ){0,2}(?:apps|tools|products|solutions|competitors|rivals|systems|websites|platforms` +
    String.raw`|programs|things|reasons|ways|features|cases|examples|aspects|attempts|hours|months|years|days|times)\b`,
  'i',
);
const countable: Sense = ({ span, answer, before, after }) =>
  !COUNTED_BEFORE.test(before) &&
  !ARE_OTHERS.test(after) &&
  !THINKS.test(after) &&
  (DOES.test(after) || isCountableBehind(span, answer));

/** A figure beyond these belongs to something else. */
const CLAUSE_BREAK = /[.;:!?,(\n]| (?:and|but|which|who)\b/;
const clauseBehind = (after: string): string => after.split(CLAUSE_BREAK, 1)[0] ?? '';
const clauseBefore = (before: string): string => before.split(CLAUSE_BREAK).at(-1) ?? '';
/** "Cheaper ($2 against $9)": the measure may stand in brackets. */
const IN_BRACKETS = /^ ?\([^)]{0,40}\d/;
const hasFigureInClause: Sense = ({ before, after }) =>
  IN_BRACKETS.test(after) || /\d/.test(clauseBehind(after) + clauseBefore(before));

const SENTENCE_END = /[.!?](?=\s|$)|\n/;
function hasFigureInSentence({ span, answer: { original } }: Place): boolean {
  const [before, after] = [original.slice(0, span.start), original.slice(span.end)];
  return /\d/.test(`${before.split(SENTENCE_END).at(-1) ?? ''} ${after.split(SENTENCE_END, 1)[0] ?? ''}`);
}

const DENIED = /(?:\b(?:not|never|no|hardly)|n't)(?: (?:a|that|so|very|too))? $/i;
const PREDICATE_TREND = /\b(?:\d[\d.,]{0,12}%?|from [^.;]{1,30} to [^.;]{1,20}), $/i;

/** Nouns that grow as a business does; tomatoes and seasons do not. */
const GROWS_LIKE_BUSINESS =
  /^(?:markets?|demand|business|company|team|numbers?|industry|need|problem|list|community|base|interest|trend|revenue)$/;
function isGrowingVague(place: Place): boolean {
  const { span, answer, before, after } = place;
  if (hasFigureInClause(place) || PREDICATE_TREND.test(before)) return false;
  if (/^ (?:up\b|(?:\w{1,20} )?(?:faster|slower|quicker) than\b)/i.test(after)) return false;
  const next = answer.tokens.find(({ start }) => start >= span.end);
  const isNext = next !== undefined && next.start - span.end <= 1;
  if (isNext && next.pos === 'ADJ') return /^(?:fast|strong|steady)$/.test(next.lower);
  return !isNext || next.pos !== 'NOUN' || GROWS_LIKE_BUSINESS.test(next.lower);
}

/** What a degree may be a degree of where it can be measured: "very slow" can, "really want" cannot. */
const MEASURABLE = new RegExp(
  String.raw`^ (?:slow(?:ly)?|fast|quick(?:ly)?|expensive|cheap|costly|big|large|small|long|short|high|low|few|many|little|much|often|` +
    String.raw`rare(?:ly)?|early|late|old|common|frequent(?:ly)?|heavy|profitable|time-consuming|complex|complicated|popular)\b`,
  'i',
);

/** What says more of somebody than the noun alone. */
const SAID_MORE = new RegExp(
  String.raw`^,? (?:who|whose|that|which|where|with|without|under|over|between|near|using|such as|from|like (?=[A-Z]))\b` +
    String.raw`|^ in (?!(?:any|every|all|the world|general|need|this space)\b)|^ (?:of|at) (?!(?:all|any|every|scale)\b)`,
);
const OWN = /\b(?:our|my|their|his|her|its|paying|existing|first|last|other|these|those) $/i;
const GENERAL = new RegExp(
  String.raw`^(?:small|smaller|big|bigger|large|larger|many|most|more|all|other|local|modern|different|various|real|new|young|busy` +
    String.raw`|several|great|potential|global|medium|some|today)$`,
);

/** "Insurance companies", "companies in France", "people who rent": the noun is said more precisely. */
function isAnybody({ span, answer, before, after }: Place): boolean {
  if (COUNTED_BEFORE.test(before) || THINKS.test(after) || SAID_MORE.test(after) || OWN.test(before)) return false;
  // "No users and no revenue".
  if (/\b(?:no|zero|without) $/i.test(before)) return false;
  const previous = answer.tokens.findLast(({ end }) => end <= span.start);
  const isNext = previous !== undefined && /^[ -]$/.test(answer.plain.slice(previous.end, span.start));
  if (!isNext) return true;
  return !(['NOUN', 'PROPN', 'ADJ'].includes(previous.pos) || previous.proper) || GENERAL.test(previous.lower);
}

/** "Pay a premium", "ads, then premium": what is paid, and no praise. */
const A_PREMIUM = /\ba $/i;
const PRICED =
  /^ (?:plans?|tiers?|versions?|subscri\w{2,10}|users?|accounts?|members?|memberships?|packages?|features?|costs?|is|for|over)\b/i;

const DEGREE_OF_MOST =
  /(?:\b(?:the|our|my|your|his|her|its|their|at|very|matters?|hurts?|costs?|fear|like|love)|'s) $/i;
const NO_MAJORITY = /^(?:[.,;!?)]|$| (?:[a-z]+ly|recent|likely|often|of all)\b)/i;

const OF_DEGREE = new RegExp(
  '^(?:faster|cheaper|better|more efficient|efficient|quickly|rapidly|improved|significantly|substantially|dramatically|drastically' +
    '|massively|greatly|affordable|cost-effective|trusted|real-time|reliable|secure)$',
  'i',
);

/** Words that say how much without a number, where they do not say it everywhere. */
const SENSES: readonly (readonly [words: RegExp, isVague: Sense])[] = [
  [
    /^(?:users|people|businesses|companies|organi[sz]ations|enterprises|consumers|customers|clients|brands|teams|individuals|professionals)$/i,
    isAnybody,
  ],
  [
    /^(?:everyone|everybody|anyone)$/i,
    ({ before, after }) =>
      !DENIED.test(before) &&
      // "We never ask anyone", "better than nearly anyone".
      !/\b(?:never|not|without|nearly|almost|hardly)\b[^.;!?]{0,20}$|n't [^.;!?]{0,20}$/i.test(before) &&
      !THINKS.test(after) &&
      !/\b(?:the ones?|what|which|that|who|whom) $/i.test(before) &&
      !/^ (?:on|in|at|of) (?:the (?!world)|our |my )/i.test(after) &&
      // "Everyone selling to landlords" is said more precisely.
      !/^ (?:[a-z]{3,15}ing|who|whom|I|we)\b/i.test(after),
  ],
  [/^(?:very|really|quite|rather|relatively)$/i, ({ before, after }) => !DENIED.test(before) && MEASURABLE.test(after)],
  [/^(?:some|several|multiple|numerous|countless|few|a few|lots of|tons of|various)$/i, countable],
  [/^a lot of$/i, ({ before, after }) => !COUNTED_BEFORE.test(before) && !ARE_OTHERS.test(after)],
  [/^many$/i, ({ before, after }) => !COUNTED_BEFORE.test(before) && !THINKS.test(after) && !ARE_OTHERS.test(after)],
  [/^most$/i, ({ before, after }) => !DEGREE_OF_MOST.test(before) && !NO_MAJORITY.test(after)],
  [/^growing$/i, isGrowingVague],
  [
    /^(?:huge|massive|significant|substantial)$/i,
    (place) => !DENIED.test(place.before) && !hasFigureInSentence(place) && !place.before.trimEnd().endsWith('ly'),
  ],
  [
    OF_DEGREE,
    (place) =>
      // What others believe is told to be denied.
      !/\b(?:assumes?|thinks?|believes?|expects?|if)\b[^.;!?]{0,70}$/i.test(place.before) &&
      !hasFigureInClause(place) &&
      !DENIED.test(place.before) &&
      !/\b(?:to|can|must|will|wants?|needs?) $/i.test(place.before),
  ],
  [/^soon$/i, ({ before, after }) => !/\b(?:as|too|how|so) $/i.test(before) && !/^ (?:as|after|enough)\b/i.test(after)],
  // "Social media" and "social workers" are what they are called.
  [/^social$/i, () => false],
  [/^premium$/i, ({ before, after }) => /^ [a-z]{3}/.test(after) && !A_PREMIUM.test(before) && !PRICED.test(after)],
  // Nobody can count them.
  [/^(?:unique|simple|easy|innovative|powerful|seamless|intuitive|beautiful|special)$/i, () => false],
  [/^different$/i, ({ after }) => !/^ [a-z]/i.test(after)],
  [/^integrated$/i, ({ after }) => /^ (?!with|into|in\b)[a-z]/i.test(after)],
  // "The Theatre Green Book" is called so.
  [/^green$/i, ({ after }) => !/^ (?:Book|Deal|coffee|cards?|tea|lights?|beans?|waste|belt|house)\b/i.test(after)],
  [/^certain$/i, ({ before, after }) => !/\b(?:is|are|am|make|be|not) $/i.test(before) && /^ [a-z]{3}/i.test(after)],
  [
    /^others$/i,
    // "Others could do this too" admits that there are some.
    ({ before, after }) =>
      !THINKS.test(after) &&
      !/^ (?:could|can|may|might|will|would)\b/i.test(after) &&
      !/\b(?:for|to|by|than|from|the|two) $/i.test(before),
  ],
];

/** Between quotes somebody else speaks. */
/** Not 'some customers maybe': a quotation in single marks, which are apostrophes within words. */
const OPENS_SINGLE = /(?:^|[\s(])['‘][^'’\n]{0,60}$/u;
const ENDS_SINGLE = /^[^'’\n]{0,60}['’](?!\p{L})/u;
function isInQuotes({ start, end }: Span, text: string): boolean {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', start)), start);
  const isOpen = (line.match(/"/g)?.length ?? 0) % 2 === 1;
  const isSingle = OPENS_SINGLE.test(line) && ENDS_SINGLE.test(text.slice(end));
  return isSingle || (isOpen && text.slice(end).includes('"')) || line.lastIndexOf('“') > line.lastIndexOf('”');
}

/** Whether a word without a measure is vague where it stands: flags, remarks and what to write in its place all ask here. */
export function isMeantVaguely(span: Span, answer: AnswerText): boolean {
  const { original } = answer;
  if (isInQuotes(span, original)) return false;
  const word = original.slice(span.start, span.end);
  const place = {
    span,
    answer,
    before: original.slice(Math.max(0, span.start - AROUND_CHARS), span.start),
    after: original.slice(span.end, span.end + AROUND_CHARS),
  };
  const isVague = SENSES.find(([words]) => words.test(word))?.[1];
  return isVague === undefined ? !COUNTED_BEFORE.test(place.before) : isVague(place);
}
