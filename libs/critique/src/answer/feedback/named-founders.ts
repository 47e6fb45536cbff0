import { readWords } from '../../lexicon/read-words.js';
import { isListedWord } from '../../lexicon/word-ranks.js';
import type { Token } from '../../text/tokens/token.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';
import type { AnswerText } from '../signals/answer-text.js';

const PLACES = readWords('places');

const LEADS_ON = new RegExp(
  String.raw`^(?:[(:,–—-]|and|is|was|has|had|does|leads?|sells?|codes?|writes?|wrote|built|builds?|runs?|ran|since|stops?|left|still|owns?` +
    '|makes?|handles?|do|joins?|joined|helps?|studied|spent|worked|works|drove|taught|designs?|designed|managed|manages)$',
);

/** "Dr Edit Kormos helps us but isn't a founder": what somebody is titled is no name, and who advises or is employed is no founder. */
const TITLES = /^(?:dr|prof|professor|mr|mrs|ms|mme|frau|herr|sir|madam|dame|doctor|our|my)$/;
const IS_NO_FOUNDER = new RegExp(
  String.raw`\b(?:(?:is|are|am)(?:n['’]t| not) (?:an? |the )?(?:co-?)?founders?|no (?:co-?)?founder|advis\w{2,5}|employees?|employed|intern|freelanc\w{1,4}` +
    String.raw`|contractors?|helps? (?:us|me|with|out)|volunteers?|on (?:a )?salary|paid by)\b`,
  'i',
);

/** Names that begin a sentence as that of a person does. */
function personsIn({ tokens }: AnswerText): Token[] {
  return tokens.filter(({ proper, sentenceInitial, lower, text }, index) => {
    const next = tokens[index + 1];
    const isWhole = next?.proper === true && next.kind === 'word' && /^\p{Lu}[\p{L}\d'’-]+$/u.test(next.text);
    const isAlone = !isListedWord(lower) && LEADS_ON.test(next?.lower ?? '');
    return (
      proper && sentenceInitial && !PLACES.has(lower) && /^\p{Lu}\p{Ll}{1,20}$/u.test(text) && (isWhole || isAlone)
    );
  });
}

const isOther = ({ lower, start, end }: Token, { original }: AnswerText): boolean =>
  TITLES.test(lower) || IS_NO_FOUNDER.test(sentenceAround(original, { start, end }));

/** What the founders are called, where a sentence begins with it. */
export const foundersIn = (answer: AnswerText): string[] => [
  ...new Set(
    personsIn(answer)
      .filter((token) => !isOther(token, answer))
      .map(({ text }) => text),
  ),
];

/** Whether somebody is named who may be no founder: then it is unsure how many founders there are. */
export const namesOthers = (answer: AnswerText): boolean => personsIn(answer).some((token) => isOther(token, answer));

/** Somebody of the team whom no name stands for. */
const UNNAMED = /\b(?:I|my (?:co-?founder|brother|sister|wife|husband|friend))\b/;

export const speaksOfUnnamed = ({ plain }: AnswerText): boolean => UNNAMED.test(plain);

/** What somebody does for the company, behind a name that no tagger knows. */
const WORKS = new RegExp(
  '^(?:does|leads|led|sells|codes|writes|wrote|builds|built|runs|ran|owns|handles|makes|joins|joined|helps|talks|spent|worked|studied' +
    '|drove|taught|designs|designed|managed|manages|since|leaves|quits?|stops|will)$',
);
const NO_FOUNDER = /^(?:he|she|it|they|we|i|you|who|one|each|both|this|that|which|nobody|everyone|somebody)$/;

/** "Jun does the app": a word that may be a name as well. */
export const hasUnknownName = ({ tokens }: AnswerText, names: readonly string[]): boolean =>
  tokens.some(
    ({ text, lower }, index) =>
      !names.includes(text) &&
      !NO_FOUNDER.test(lower) &&
      /^\p{Lu}\p{Ll}{1,20}$/u.test(text) &&
      WORKS.test(tokens[index + 1]?.lower ?? ''),
  );
