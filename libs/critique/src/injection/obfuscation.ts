import { isListedWord } from '../lexicon/word-ranks.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { findReversedWords, partsBetweenReversed } from './reversed-words.js';

const WORDS = readSinglePatterns('injection-sentences', ['encodedLetters']);

/** Code, data and encodings in the place of words. */
const ENCODED: readonly RegExp[] = [
  // Marks around what programs are told
  /#{2,40} ?(?:new |system )?(?:instructions?|response|task|prompt)|<\|[a-z_]+\|>|\[\/?(?:inst|system|user|assistant)\]|\{\{[#/]|```|"""|''';?/i,
  /^\W*(?:system|assistant|evaluator|grader|reviewer|human|admin|developer) ?:(?! ?\/\/)/i,
  /[-=%#*]{3,300}\s*(?:end|begin|start|stop) (?:of )?\w+/i,
  /\b(?:end|begin|start) of (?:the )?(?:pitch|input|user text|prompt|output|data|submission|application|document)\b/i,
  // Data and programs
  /\{\s*["']\w+["']?\s*:|["']\w+["']\s*:\s*(?:[{["']|\d|null|true|false)|\b\w+=\d+(?:\s+\w+=\d+)+|\b\w+ ?= ?(?:max|min)\(/i,
  /\b(?:drop table|update \w+ set \w+ ?=|insert into|select \S+ (?:as|from) \w+;|sudo \w+|def \w+\()|-- ?score|javascript:|\bonerror=/i,
  /%[0-9a-f]{2}%[0-9a-f]{2}|&(?:#x?[0-9a-f]+|lt|gt);|\\[ux][0-9a-f]{2,4}/i,
  // Letters in base64, in hexadecimal figures, in bits
  WORDS.encodedLetters,
  // A tag within a word
  /\p{L}(?:<[^<>\n]{1,40}>){1,40}\p{L}/u,
  // Letters one by one; consonants alone hide no word: "tonic solfa (d r m f s l t)"
  new RegExp(
    String.raw`(?!(?:[b-df-hj-np-tv-xz][\s.*_|-]+){6,}(?:[b-df-hj-np-tv-xz](?!\p{L})|[^\p{L}]|$))` +
      String.raw`(?:(?<![\p{L}\p{N}])\p{L}[\s.*_|-]+){6,}`,
    'iu',
  ),
  // Written from right to left
  /[\u202a-\u202e\u2066-\u2069]/u,
];
/** Characters without one of which a sentence hides nothing but by its letters. */
const UNUSUAL =
  /[<>{}`\\=|]|#{2}|&[#lg]|\]\(|\[\/?[a-zA-Z]+\]|-{3}|%{3}|\*{3}|-- ?\w+ \d|%[0-9a-f]{2}%|'{3}|"{3}|["']\w+["'] ?:|;\s*$/;
const NAMED_SPEAKER = /^\W*(?:system|assistant|evaluator|grader|reviewer|human|user|model|admin|developer) ?:/i;
/** Letters of scripts that have look-alikes in ours, and marks that are not seen or turn the order of letters around. */
const LOOK_ALIKE = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Cf}]/u;
const ASCII = /^\p{ASCII}*$/u;

/** Letters of two scripts in one word: written so that it is read as another. */
const TWO_SCRIPTS =
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Greek}\p{Script=Latin}/u;

const FIGURED_WORD = /(?<![\p{L}\p{N}])\p{L}*(?:[013457@$]\p{L}+){1,20}[013457@$]?(?![\p{L}\p{N}])/gu;
const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const MIN_FIGURED_LETTERS = 4;

/** Words with figures in the place of letters: "1gn0re" is one, "A1C" is none. */
function hasFiguredWords(sentence: string): boolean {
  const words = sentence.toLowerCase().match(FIGURED_WORD) ?? [];
  const meant = words
    .filter((word) => word.length >= MIN_FIGURED_LETTERS && !isListedWord(word))
    .map((word) => word.replace(/[013457@$]/g, (figure) => LETTER_OF[figure] ?? figure));
  return meant.some(isListedWord);
}

/** True when a text has characters that may hide something. */
export function hasUnusualCharacters(text: string): boolean {
  if (UNUSUAL.test(text) || NAMED_SPEAKER.test(text)) return true;
  return !ASCII.test(text) && (LOOK_ALIKE.test(text) || text.normalize('NFKC') !== text);
}

/** True when a sentence hides what it says from whoever reads it, or is meant for a program. */
export function isObfuscated(sentence: string): boolean {
  return ENCODED.some((pattern) => pattern.test(sentence)) || TWO_SCRIPTS.test(sentence) || hasFiguredWords(sentence);
}

/** Marks, encodings and characters that may hide what a text says from a reader; much wider than what surely does. */
const WIDE: readonly RegExp[] = [
  readSinglePatterns('injection-mentions', ['markup']).markup,
  /[A-Za-z0-9+/=]{24,}|(?:[0-9a-f]{2}\s?){12,}|(?:[01]{8}\s?){3,}/i,
  // Letters one by one, and figures in the place of letters
  /(?:\b\p{L}[\s.*_-]+){5,}|\p{L}[013457@$]\p{L}/u,
  /[\p{Cf}\p{Co}\p{Cn}]|[^\S ]|\p{Cc}/u,
  /(?!\p{Script=Latin})\p{L}/u,
];

/** Whether something in a text may be written so that a reader does not see what it says. */
export const mayBeObfuscated = (text: string): boolean =>
  WIDE.some((pattern) => pattern.test(text)) || findReversedWords(text).length > 0;

/** What stands between all that may hide something. */
export const partsBetweenObfuscation = (text: string): string[] =>
  WIDE.reduce(
    (parts, pattern) => parts.flatMap((part) => part.split(new RegExp(pattern, `g${pattern.flags}`))),
    partsBetweenReversed(text),
  );
