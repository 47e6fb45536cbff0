import type { Span } from '@playbook/contracts/core/span.schema';
import type { TermHit } from '../../text/terms/match-terms.js';
import type { AnswerText } from '../signals/answer-text.js';
import { isCountableBehind, isMeantVaguely } from './vague-words.js';

/** What to write in the place of some words of an answer. */
export interface SpecificPhrase {
  readonly span: Span;
  readonly replacement: string;
}

interface Rule {
  readonly term: RegExp;
  /** What has to stand before it; what is not only looked at is replaced too. */
  readonly before?: RegExp;
  /** The same behind it. */
  readonly after?: RegExp;
  /** Only before what can be counted. */
  readonly isOfCountable?: boolean;
  readonly replacement: string | ((after: RegExpExecArray) => string);
}

/** Nothing that the word belongs to follows. */
const AT_END = String.raw`(?=[.,;:!?)\n]|$| (?:and|but|so|because)\b)`;
const behind = (words: string): RegExp => new RegExp(`^${words}`, 'i');
const atEnd = behind(AT_END);
const UNCOUNTED = String.raw` of (?:it|that|this|the (?:time|work|day)|our code)\b`;

/** "Some of the money" is a share. */
const OF_ONE = String.raw` of (?:the|my|your|his|her|its) (?:[a-z]{2,20} )?[a-z]{2,20}(?<!s)\b`;
/** "Very many drones" are a number of drones. */
const DEGREE = /(?:\b(?:very|quite|really|rather) )?$/i;
/** "His earned salary in real time" has no seconds. */
const SHOWN_IN = new RegExp(
  String.raw`(?<=\b(?:see|sees|seen|shown?|shows|updat\w{1,4}|track\w{0,3}|alert\w{0,3}|notif\w{1,4}|transcrib\w{1,4}|translat\w{1,4}|detect\w{0,3}` +
    String.raw`|monitor\w{0,3}|data|dashboards?|positions?)(?: [\w'-]{1,20}){0,2} )in $`,
  'i',
);

const SIGNS: Readonly<Record<string, string>> = { dollars: '$', euros: '€', pounds: '£' };
const A_LOT = /^(?:lots of|a lot of|tons of)$/i;
const OF_CHANGE =
  /(?<=\b(?:reduc|cut|increas|improv|lower|rais|grow|grew|fell|fall|drop|boost|sav|rise|rising|rose|declin)\w{0,5}(?: [\w'-]{1,20}){0,4} )$/i;
/** What can be timed. */
const DONE =
  /(?<=\b(?:respond|reply|replies|answer|load|deliver|finish|process|ship|start|arrive|work|set up|ready|done|paid)(?:s|ed|es)?(?: [\w'-]{1,20}){0,2} )$/i;
/** "Faster than ever" is measured against nothing. */
const THAN = String.raw` than(?= (?!(?:ever|before|expected|planned|usual|we|i|you|they)\b)\S)`;
/** "Jio made a gigabyte cheaper than a samosa" is a picture, and no measure of the product. */
const IS_SO = /(?<=\b(?:is|are|runs?|works?|goes|growing|grows|gets?) )(?:(?:much|far|even|way) )?$/i;
const VERB = String.raw`(?= (?:are|were|have|had|do|use|used|pay|paid|keep|still|just|never)\b)`;

/** Each reads as a sentence in its place; a term that is not here has no such words. */
const RULES: readonly Rule[] = [
  {
    term: /^(?:millions of|billions)$/i,
    after: behind(
      '(?: of)? (dollars|euros|pounds)(?: (?:annually|yearly|a year|every year|each year|per year))?' + AT_END,
    ),
    replacement: ([, unit = '']) => `${SIGNS[unit.toLowerCase()] ?? ''}[number] a year ([source])`,
  },
  {
    term: /^billions$/i,
    before: /(?<=\b(?:costs?|loses?|lose|spends?|wastes?)\b[^.;]{0,40})$/i,
    after: behind(`(?: (?:annually|yearly|a year|every year|each year|per year))?${AT_END}`),
    replacement: '$[number] a year ([source])',
  },
  { term: /^millions of$/i, isOfCountable: true, replacement: '[number]' },
  { term: /^billions$/i, after: behind(String.raw` of(?= [a-z])`), replacement: '[number]' },
  { term: A_LOT, after: behind(String.raw` time\b`), replacement: '[n] hours a week' },
  { term: A_LOT, after: behind(String.raw` (?:money|cash)\b`), replacement: '$[number] a month' },
  { term: A_LOT, after: behind(` (?:work|effort)${AT_END}`), replacement: '[n] hours of work' },
  {
    term: /^(?:lots of|a lot of|tons of|countless|many|several|numerous|multiple|some)$/i,
    before: DEGREE,
    // "By piece in some contracts, by kilo in others" tells of both.
    after: behind(`(?!${UNCOUNTED}|${OF_ONE}|[^.;!?]{0,60}\\b(?:in |by |with |for )?others\\b)`),
    isOfCountable: true,
    replacement: '[number]',
  },
  { term: /^(?:many|several|some)$/i, before: DEGREE, after: behind(VERB), replacement: '[number]' },
  {
    term: /^most$/i,
    after: behind(String.raw` (days|weeks|months|nights|mornings|evenings|years)\b`),
    replacement: ([, unit = '']) => `[n] of [n] ${unit}`,
  },
  // "Most of our code", "most of it" counts nothing.
  { term: /^most$/i, after: behind(`(?!${UNCOUNTED}) of(?= )`), replacement: '[percent] of' },
  { term: /^most$/i, after: behind(VERB), replacement: '[percent]' },
  { term: /^most$/i, after: behind('(?! of )'), isOfCountable: true, replacement: '[percent] of' },
  {
    term: /^(?:significantly|substantially|dramatically|drastically|massively|greatly)$/i,
    before: OF_CHANGE,
    after: atEnd,
    replacement: 'by [number]',
  },
  {
    term: /^(?:huge|massive|significant|substantial)$/i,
    before: /\ba $/i,
    after: behind(' number of(?= )'),
    replacement: '[number]',
  },
  {
    term: /^(?:rapidly|quickly)$/i,
    before: /(?<=\b(?:grow|grows|growing|grew|rising|increasing) )$/i,
    after: atEnd,
    replacement: '[percent] a month',
  },
  {
    term: /^quickly$/i,
    before: DONE,
    after: atEnd,
    replacement: 'in [n] minutes',
  },
  { term: /^faster$/i, before: IS_SO, after: behind(THAN), replacement: '[n]x faster than' },
  { term: /^cheaper$/i, before: IS_SO, after: behind(THAN), replacement: '[percent] cheaper than' },
  // "We could not onboard any faster".
  {
    term: /^faster$/i,
    before: /(?<!\bany )(?<!\bno )(?:\b(?:much|far|even|way) )?$/i,
    after: atEnd,
    replacement: '[n]x faster',
  },
  {
    term: /^cheaper$/i,
    before: /(?<!\bany )(?<!\bno )(?:\b(?:much|far|even|way) )?$/i,
    after: atEnd,
    replacement: '[percent] cheaper',
  },
  { term: /^improved$/i, after: atEnd, replacement: 'improved from [n] to [n]' },
  {
    term: /^growing$/i,
    before: /(?<=(?:\b(?:is|are|was|were|been|and|still|keeps?)|,|'re) )$/i,
    after: behind(`(?: (?:fast|steadily))?${AT_END}`),
    replacement: 'growing [percent] a month',
  },
  {
    term: /^soon$/i,
    before: /(?<=\b(?:we|I)\b[^.;!?]{0,50})(?<!\b(?:very|real) )$/i,
    after: atEnd,
    replacement: 'by [date]',
  },
  { term: /^early traction$/i, replacement: '[n] paying users since [date]' },
  { term: /^strong interest$/i, after: behind(`(?= from)|${AT_END}`), replacement: '[n] signed letters' },
  {
    term: /^community$/i,
    before: /\ba $/i,
    after: behind(`(?= in |${AT_END})`),
    replacement: '[n] people who [verb] together',
  },
  { term: /^real-time$/i, before: SHOWN_IN, after: atEnd, replacement: 'within [n] seconds' },
  {
    term: /^real-time$/i,
    after: behind(` (dashboards?|maps?|reports?|prices|feeds?|schedules?)${AT_END}`),
    replacement: ([, noun = '']) => `${noun} that update${/s$/i.test(noun) ? '' : 's'} within [n] seconds`,
  },
  { term: /^at scale$/i, after: atEnd, replacement: 'for [n] a day' },
];

const BEFORE_CHARS = 60;
const AFTER_CHARS = 60;

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where a rule holds around a span, with the words it takes in. */
function phraseBy(rule: Rule, span: Span, answer: AnswerText): SpecificPhrase | null {
  const { original } = answer;
  const before = (rule.before ?? /$/).exec(original.slice(Math.max(0, span.start - BEFORE_CHARS), span.start));
  const after = (rule.after ?? /^/).exec(original.slice(span.end, span.end + AFTER_CHARS));
  if (before === null || after === null) return null;
  if (rule.isOfCountable === true && !isCountableBehind(span, answer)) return null;
  const whole = { start: span.start - before[0].length, end: span.end + after[0].length };
  const written = typeof rule.replacement === 'string' ? rule.replacement : rule.replacement(after);
  return { span: whole, replacement: isCapital(original.slice(whole.start)) ? capitalised(written) : written };
}

/** The words of a vague term with those that belong to it, and what to write in their place; null where nothing would read well. */
export function specificPhrase({ term, allowed, span }: TermHit, answer: AnswerText): SpecificPhrase | null {
  if (allowed || !isMeantVaguely(span, answer)) return null;
  for (const rule of RULES) {
    const phrase = rule.term.test(term.term) ? phraseBy(rule, span, answer) : null;
    if (phrase !== null) return phrase;
  }
  return null;
}
