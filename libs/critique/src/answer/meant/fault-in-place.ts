import type { Span } from '@playbook/contracts/core/span.schema';
import { countFigures } from '../../text/count-figures.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';
import { shareOfSentences } from '../signals/spoken-faults.js';
import { areAllFullTime, isOfHelper, isOfStaff, isOnce, isOver } from './flags/beside-work.js';
import { isMeantVaguely } from './vague-words.js';
import type { AnswerText } from '../signals/answer-text.js';

/** Whether the words of a fault stand for it where they are. */
type InPlace = (span: Span, answer: AnswerText) => boolean;

/** What a pandemic did to one trade is no reason that is true for everybody. */
const DID_ONE_THING = new RegExp(
  String.raw`\b(?:oblig\w{1,4}|forc\w{1,3}|made|let|allow\w{0,3}|clos\w{1,3}|kill\w{0,3}|accept\w{0,3}|introduc\w{1,3}|reimburs\w{1,4}` +
    String.raw`|permit\w{0,4}|requir\w{1,3}|law|rule|licen[cs]e|taught|taxed|bann?ed)\b`,
  'i',
);
const OF_THOUGHT = /\b(?:i|we)(?:'d| had| have|'ve)? (?:also |just |first )?$/i;
const BEFORE_CHARS = 24;

/** "Which means little", and a letter that was signed: whoever says so has weighed what people say. */
const WEIGHED_WORDS = new RegExp(
  String.raw`\b(?:means? (?:little|nothing|not much)|(?:i|we) (?:know|discount)|is cheap|not the same` +
    String.raw`|costs? (?:them )?nothing to say|signed (?:an? )?(?:conditional )?letter` +
    String.raw`|(?:no|nobody|none)\b[^.;!?]{0,20}\b(?:sold|sales?|paid|pays?))\b`,
  'i',
);
/** "Theaters buy after a colleague said it is silent", "the produce passing through would be": a deed, and no opinion of anybody. */
const IS_DEED =
  /\b(?:buys?|bought|order(?:ed|s)?) (?:after|because|when|once)\b|\bwould be (?:around |about |over )?(?:\p{Sc}|\d)|\bwill ask\b/iu;
/** Whether words of an opinion are told as one that proves something. */
export const isOpinion = (text: string, span: Span): boolean =>
  !WEIGHED_WORDS.test(text) && !IS_DEED.test(sentenceAround(text, span));

/** "Every day, including most weekends": more than full-time. */
const EVEN_THEN = /\b(?:including|even|also) (?:most |the |on |at |in )?$/i;

/** So many figures are of this startup, whatever is called a perfect storm. */
const FEWEST_FIGURES = 4;

/** "No co-founder: he left in March, and I think it is better to find customers first" says why. */
const SAYS_WHY =
  /\b(?:because|since|until|tried|left|looked|asked|decided|better to|spoken (?:with|to)|interviewed)\b/i;

/** In a trade of molecules a patent on one is what keeps others out. */
const OF_MEDICINE = new RegExp(
  String.raw`\b(?:drugs?|medicines?|molecules?|compounds?|composition (?:of matter|patents?)|vaccines?|antibod(?:y|ies)|enzymes?|peptides?` +
    String.raw`|residue (?:data|studies)|efficacy|clinical|preclinical|dossiers?|orphan designation|formulations?)\b`,
  'i',
);

const IN_PLACE: Readonly<Record<string, InPlace>> = {
  // "People who were just told that they have it", "teams of 5 to 30 engineers": said more precisely.
  'anyone-at-all': (span, answer) => isMeantVaguely(lastWordOf(span, answer.original), answer),
  patent: (_, { plain }) => !OF_MEDICINE.test(plain),
  // Where they met says nothing of when.
  short: ({ start, end }, { original }) => /\b(?:weeks?|months?)\b/i.test(original.slice(start, end)),
  alone: (_, { original }) => !SAYS_WHY.test(original),
  elsewhere: (span, answer) =>
    !areAllFullTime(answer) &&
    ![isOver, isOnce, isOfStaff].some((isNone) => isNone(answer.original, span)) &&
    !EVEN_THEN.test(answer.original.slice(Math.max(0, span.start - BEFORE_CHARS), span.start)) &&
    !isOfHelper(sentenceAround(answer.original, span)),
  // "Enzymes became cheap after Covid, €1.90 where it was €9": what it did is measured.
  'always-true': (span, { original }) =>
    countFigures(original) < FEWEST_FIGURES &&
    !DID_ONE_THING.test(sentenceAround(original, span)) &&
    !/\d/.test(sentenceAround(original, span).replace(/covid-?19/i, '')),
  // "I thought it would be strange to ask": the founder's own.
  opinions: (span, { original }) =>
    !OF_THOUGHT.test(original.slice(Math.max(0, span.start - BEFORE_CHARS), span.start)) && isOpinion(original, span),
};

/** "Many people" is about the people. */
function lastWordOf({ start, end }: Span, text: string): Span {
  const word = /\p{L}{1,40}$/u.exec(text.slice(start, end));
  return { start: start + (word?.index ?? 0), end };
}

/** The share of sentences from which on an answer is about it; less is an aside beside what it tells. */
const LEAST_SHARES: Readonly<Record<string, number>> = {
  advisors: 0.5,
  'always-true': 0.4,
  certificates: 0.5,
  company: 0.5,
  patent: 0.5,
  cheaper: 0.5,
  'self-praise': 0.5,
  harmony: 0.5,
  solution: 0.3,
  desk: 0.3,
  everyone: 0.3,
  everywhere: 0.3,
  exit: 0.3,
  hidden: 0.3,
  'number-one': 0.3,
  quotation: 0.3,
  'every-app': 0.5,
  opinions: 0.34,
};

/** The words of a fault that are meant as one. */
export function faultsInPlace(id: string, spans: readonly Span[], answer: AnswerText): readonly Span[] {
  const meant = spans.filter((span) => IN_PLACE[id]?.(span, answer) !== false);
  return shareOfSentences(meant, answer.original) < (LEAST_SHARES[id] ?? 0) ? [] : meant;
}
