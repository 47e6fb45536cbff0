import { readWords } from '../../../lexicon/read-words.js';
import { isListedWord } from '../../../lexicon/word-ranks.js';
import type { Token } from '../../../text/tokens/token.js';
import type { AnswerText } from '../../signals/answer-text.js';
import { isSoldToCustomers } from './sold-to-customers.js';

const PLACES = readWords('places');
const NO_RIVAL = new RegExp(
  String.raw`^(?:competitors?|rivals?|google|excel|whatsapp|viber|telegram|facebook|instagram|messenger|wechat|netflix|youtube|` +
    String.raw`ndas?|ach|apis?|skus?|icp|crm|erp|pos|ocr|sms|gps|llms?|eudr|gdpr)$`,
);
const SENTENCE_END = /[.!?](?=\s|$)|\n/;

const isNamePart = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /^\p{Lu}[\p{L}\d]+$/u.test(token.text);

/** "They sync with QuickBooks": what a product works with is no rival of it. */
const WORKS_WITH = new RegExp(
  String.raw`\b(?:(?:sync|integrat|connect|work|import|export|plug|compatib)\w{0,5}|built|runs?|sits?|data goes|app for|plugin for` +
    String.raw`|add-on for) (?:with|into|to|from|on|for|in|on top of)? ?(?:the )?$`,
  'i',
);
const WORKS_CHARS = 40;

/** A name that begins a sentence is one only where a verb follows. */
const OPENS_AS_NAME: ReadonlySet<string> = new Set(['VERB', 'AUX']);

/** The one that they lose to is asked about first. */
const MET = /\b(?:we|our) (?:\w{1,20} ){0,4}(?:meet|met|lose|lost|fear|see|hear)\b/i;

/** "Workshops in Al Marmoom", "a student from Stellenbosch": where they are. */
const WHERE = /^(?:in|into|from|near|around|at|on|for)$/;
/** "With an SSR", "mill ERPs": a kind of thing, and nobody's name. */
const IS_ARTICLE = /^(?:an?|any|every|each|some)$/;
const ARE_OF_KIND = /^\p{Lu}{2,5}s$/u;
const isOfKind = (tokens: readonly Token[], index: number): boolean =>
  ARE_OF_KIND.test(tokens[index]?.text ?? '') ||
  (/^\p{Lu}{2,5}$/u.test(tokens[index]?.text ?? '') && IS_ARTICLE.test(tokens[index - 1]?.lower ?? ''));
/** "Shiprocket has its own RTO score": a thing of a rival. */
const OWN_THING = /^own$/;
/** "It bought HubTran", "it tells Baumé": what a rival has bought, and what is measured. */
const HAD = /^(?:bought|acquired|owns|tells|measures|shows|reads)$/;
/** "Nashik vendors", "Berlin agencies": where rivals are. */
const ARE_FROM_THERE =
  /^(?:vendors|makers|firms|companies|shops|agencies|suppliers|manufacturers|startups|dealers|labs|banks|offices|schools|hospitals|markets?)$/;
/** "Resellers of Chinese STS meters": a standard or a kind of thing, by what it makes more precise. */
const ARE_THINGS = new RegExp(
  String.raw`^(?:meters?|chips?|boards?|sensors?|cards?|tags?|readers?|printers?|scanners?|cameras?|phones?|boxes|modules?|files?` +
    String.raw`|formats?|protocols?|cables?|batteries|panels?|pumps?|valves?|standards?|terminals?)$`,
);
const IS_NATIONALITY = new RegExp(
  String.raw`^(?:chinese|japanese|german|french|indian|american|italian|spanish|korean|russian|turkish|british|european|polish|dutch` +
    String.raw`|swiss|swedish|danish|brazilian|mexican|african|taiwanese|vietnamese|thai)$`,
);
/** "Databricks paid a billion for it": who bought a rival. */
const PAID_FOR = /^(?:paid|bought|acquired)$/;
function isOfPlace(tokens: readonly Token[], index: number): boolean {
  let first = index;
  while (isNamePart(tokens[first - 1])) first -= 1;
  // "Davis & Shirtliff" is one name.
  const before = tokens[first - 1]?.lower ?? '';
  return before === '&' || [WHERE, HAD, OWN_THING].some((words) => words.test(before));
}

/** A name that is of a place, of a buyer or of a kind of thing where it stands. */
function isOfOther(tokens: readonly Token[], index: number): boolean {
  const behind = tokens[index + 1]?.lower ?? '';
  const around = [index - 1, index, index + 1].filter((at) => isNamePart(tokens[at]));
  return (
    [PAID_FOR, ARE_FROM_THERE, ARE_THINGS].some((words) => words.test(behind)) ||
    [index - 1, index].some((at) => IS_NATIONALITY.test(tokens[at]?.lower ?? '')) ||
    isOfPlace(tokens, index) ||
    around.some((at) => isOfKind(tokens, at))
  );
}

/** The names of an answer that may be of rivals, by their place: no places, and nothing that the product works with. */
function rivalTokens({ original, tokens }: AnswerText): number[] {
  const isOfUse = (token: Token): boolean =>
    WORKS_WITH.test(original.slice(Math.max(0, token.start - WORKS_CHARS), token.start));
  const used = new Set(tokens.filter(isOfUse).map(({ text }) => text));
  return tokens.flatMap((token, index) => {
    const isName =
      token.proper &&
      !PLACES.has(token.lower) &&
      !NO_RIVAL.test(token.lower) &&
      !isListedWord(token.lower) &&
      /^\p{Lu}\p{L}{2,}$/u.test(token.text) &&
      !used.has(token.text) &&
      isSoldToCustomers(original, token.start, token.end) &&
      !isOfOther(tokens, index);
    return isName ? [index] : [];
  });
}

/** A name within a sentence is surer than one that begins it. */
function surestOf(names: readonly number[], { original, tokens }: AnswerText): number | undefined {
  const opening = names.filter(
    (index) => tokens[index]?.sentenceInitial === true && OPENS_AS_NAME.has(tokens[index + 1]?.pos ?? ''),
  );
  const met = opening.find((index) => MET.test(original.slice(tokens[index]?.end).split(SENTENCE_END, 1)[0] ?? ''));
  return names.find((index) => tokens[index]?.sentenceInitial === false) ?? met ?? opening[0];
}

/** "In Germany Hottgenroth": words that are written large for where they stand. */
const OPENS_SENTENCE =
  /^(?:in|at|from|for|of|on|by|to|with|as|and|but|or|the|our|their|then|also|general|some|most|all|only|even|today)$/;
const STANDS_IN = /^(?:in|at|from|across)$/;
const isOfPlaceBefore = (tokens: readonly Token[], index: number): boolean => {
  const word = tokens[index]?.lower ?? '';
  return OPENS_SENTENCE.test(word) || (PLACES.has(word) && STANDS_IN.test(tokens[index - 1]?.lower ?? ''));
};

/** What a rival is called, with all the words of its name; null where none is named for sure. */
export function rivalIn(answer: AnswerText): string | null {
  const { original, tokens } = answer;
  const at = surestOf(rivalTokens(answer), answer);
  if (at === undefined) return null;
  const isOfName = (index: number): boolean =>
    isNamePart(tokens[index]) && tokens[index]?.sentence === tokens[at]?.sentence;
  let [first, last] = [at, at];
  while (isOfName(first - 1) && !isOfPlaceBefore(tokens, first - 1)) first -= 1;
  while (isOfName(last + 1)) last += 1;
  return original.slice(tokens[first]?.start, tokens[last]?.end);
}
