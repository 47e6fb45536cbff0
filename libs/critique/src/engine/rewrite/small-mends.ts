import { meantWord } from '../../text/grammar/misspelling.js';
import { fixArticle, thirdPerson } from './inflect.js';

type Mend = readonly [found: RegExp, mended: string | ((...groups: string[]) => string)];

/** What is said before the pitch begins, and what is no word of it. */
const CHATTER: readonly Mend[] = [
  [/^\s*(?:tl;? ?dr\s{0,3}[:;,–—-]?|(?:notes?|pitch|one-?liner|elevator pitch)\s{0,3}[:–—-])\s{1,3}/i, ''],
  [
    /^\s*(?:(?:so|ok|okay|well|hey|hi|hello|basically|um|uh|like)[, ]\s{0,2}){1,4}(?=(?:we|i|it|it's|our|an?|the|imagine)\b)/i,
    '',
  ],
  [/,?\s{0,3}(?:\b(?:lol|haha|lmao|btw|imho|tbh)\b|<3(?![\d.])|[:;]-?[)D](?=\s|$))/gi, ''],
  [/([!?])[!?]{1,20}/g, '$1'],
  [/\bu(?= [a-z])|(?<=\b(?:for|to|with|lets?|helps?|gives?|and) )u\b/g, 'you'],
  [/\bur(?= [a-z])/g, 'your'],
  [/\bppl\b/gi, 'people'],
  [/\broomate/gi, 'roommate'],
  [/^\s*its (?=(?:an?|the|like|not|tinder|uber|airbnb|basically)\b)/i, "It's "],
  [/\bi(?='m\b|'ve\b|\s(?:am|was|have|had|run|ran|make|sell|build|built|do|did)\b)/g, 'I'],
];

/** Written fast, and the same word in any sentence. */
const CONTRACTED = new RegExp(
  String.raw`\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should)nt\b|\b(?:can|won)t\b(?= [a-z])` +
    String.raw`|\b(?:what|that|there|here)s\b(?= (?:in|on|the|a|an|my|your|their|no|not)\b)`,
  'gi',
);

const BASE_VERBS =
  'produce|replace|reduce|track|connect|allow|provide|offer|solve|say|use|help|make|work|need|want|pay|give|take|get|show|tell|cost|save|let|know|' +
  'read|find|see|open|print|send|come|ask|look|call|keep|bring|sell|buy|learn';
/** Behind these somebody does it: in "let it run" the verb has no ending. */
const CLAUSE_BEGINS = String.raw`^|[.,;:!?(–—]\s{0,2}|\b(?:and|but|so|if|when|because|that|what|where|how|until|while|as|than|since|then|with us)\s`;

const withApostrophe = (word = ''): string =>
  word.replace(/(nt|t|s)$/i, (end) => (end.length > 1 ? `n'${end.slice(1)}` : `'${end}`));

/** What people say who think in another language, where only one thing can be meant. */
const LANGUAGE: readonly Mend[] = [
  [CONTRACTED, withApostrophe],
  [
    // "What it cost" may be over.
    new RegExp(String.raw`(?<=${CLAUSE_BEGINS})(he|she|it) (?!(?:cost|let|read)\b)(${BASE_VERBS})\b`, 'gi'),
    (_, who = '', verb = '') => `${who} ${thirdPerson(verb)}`,
  ],
  [
    new RegExp(
      String.raw`\b(my (?:uncle|aunt|mother|father|brother|sister|wife|husband|boss|friend|mom|dad)) (${BASE_VERBS})\b(?! (?:and|or)\b)`,
      'gi',
    ),
    (_, who = '', verb = '') => `${who} ${thirdPerson(verb)}`,
  ],
  [
    /\b(app|tool|website|software|service|device|machine|product|platform|bot|robot|system) (?:what|wich) ([a-z]{3,20})\b/gi,
    (_, thing = '', verb = '') =>
      `${thing} that ${new RegExp(`^(?:${BASE_VERBS})$`).test(verb) ? thirdPerson(verb) : verb}`,
  ],
  [/\b(we|they) (building|making|developing|selling|creating|working|helping|doing|trying)\b/gi, '$1 are $2'],
  [
    new RegExp(
      String.raw`\b(our (?:startup|company|app|software|platform|tool|product|system|bot|machine|device)) (${BASE_VERBS})\b(?! (?:and|or|cases?)\b)`,
      'gi',
    ),
    (_, who = '', verb = '') => `${who} ${thirdPerson(verb)}`,
  ],
  [/\bpeoples\b(?! ')/gi, 'people'],
  [/\b(informations|softwares|equipments|feedbacks|advices|furnitures)\b/gi, (word = '') => word.slice(0, -1)],
  [
    /\bmore (cheap|fast|easy|quick|cheaper|faster|easier|quicker|better)\b/gi,
    (_, word = '') => COMPARED[word.toLowerCase()] ?? word,
  ],
  [/\ba half of\b/gi, 'half of'],
  [/\ban? (softwares?|equipment|information|feedback|advice)\b(?! [a-z])/gi, '$1'],
  [/\b(?:cutting|cut) the middle ?man\b/gi, (words = '') => words.replace(/ the/i, ' out the')],
];
const COMPARED: Readonly<Record<string, string>> = {
  cheap: 'cheaper',
  fast: 'faster',
  easy: 'easier',
  quick: 'quicker',
};

const WRONG_ARTICLE = /\b[Aa]n? (?=[\p{L}-]{2,30})/gu;

/** "a app": every article before the word that it stands with. */
function withRightArticles(text: string): string {
  let mended = text;
  for (const { index, 0: article } of [...text.matchAll(WRONG_ARTICLE)].toReversed()) {
    const end = index + article.length;
    mended = fixArticle(mended.slice(0, end), mended.slice(end)) + mended.slice(end);
  }
  return mended;
}

/** Behind a stop that ends a sentence: "incl. errors" is one sentence, and commands are written small. */
const SENTENCE_OPENING = new RegExp(
  String.raw`(?<=[\p{L}\p{N}%)]{2}[.!?]\s{1,3})(?<!\b(?:incl|excl|approx|resp|etc|vs|esp|max|min|avg|est|ca)\.\s{1,3})` +
    String.raw`(?!(?:pip|npm|npx|brew|curl|git|docker|go|iOS) )\p{Ll}(?=\p{Ll}{0,20}[\s.,!?])`,
  'gu',
);

/** Sentences begin with a capital letter. */
const withCapitals = (text: string): string => text.replace(SENTENCE_OPENING, (letter) => letter.toUpperCase());

const LONG_WORD = /(?<![\p{L}\p{N}'’./@-])[a-z]{6,20}(?![\p{L}\p{N}@/-]|\.\p{L})/gu;
/** With more unknown words a text is in the words of its trade. */
const WORDS_PER_MISSPELLED = 4;
const FEW_MISSPELLED = 2;

/** Words with one letter missing or two swapped, each as the common word that was meant. */
function withRightSpelling(text: string): string {
  const meant = new Map<string, string>();
  for (const [word] of text.matchAll(LONG_WORD)) {
    const right = meantWord(word);
    if (right !== null) meant.set(word, right);
  }
  const most = Math.max(FEW_MISSPELLED, text.split(/\s+/).length / WORDS_PER_MISSPELLED);
  return meant.size > most ? text : text.replace(LONG_WORD, (word) => meant.get(word) ?? word);
}

const mend = (text: string, mends: readonly Mend[]): string =>
  mends.reduce(
    (rest, [found, mended]) => (typeof mended === 'string' ? rest.replace(found, mended) : rest.replace(found, mended)),
    text,
  );

/** A text without chatter and with what anybody would correct in passing: no word of it says anything else. */
export const withSmallMends = (text: string): string =>
  withCapitals(withRightArticles(mend(withRightSpelling(mend(text, CHATTER)), LANGUAGE)))
    .replace(/ {2,9}/g, ' ')
    .trim()
    .replace(/^\p{Ll}(?=[\p{Ll}'’-]{0,30}[\s,])/u, (letter) => letter.toUpperCase());
