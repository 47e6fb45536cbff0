import { isSomebody } from '../../customers/somebody.js';
import { readPitch } from '../../engine/read-text.js';
import { tellsOfRival } from '../../engine/rivals/tells-of-rival.js';
import { PLACES } from '../../lexicon/names.js';
import { isListedWord } from '../../lexicon/word-ranks.js';
import type { Token } from '../../text/tokens/token.js';

/** "Chatterbug (the name might change) sends". */
const ASIDE = /\([^()]{1,80}\) ?/;
/** "So Sare: parents list old uniform". */
const NAME_BEFORE = /^(\p{Lu}[\p{L}\d]{2,20}): \p{Ll}/u;
/** "Dent Desk is a phone agent", "Síndico Leve reads the group": a name of two words, each of which may be a word of its own. */
const TWO_WORDS_DO = new RegExp(
  String.raw`^(?!(?:Every|Each|The|This|That|Our|My|Most|Your|Some|Any|No|An|One|In|On|At|For|If|When)\b)\p{Lu}[\p{L}\d]{2,20} ` +
    String.raw`\p{Lu}[\p{L}\d]{1,20} (?:is an? |(?!has |was |is )[\p{Ll}-]{2,20}s (?:the|an?|your|each|every) )`,
  'u',
);
/** "The Perch is a sealed pod". */
const THE_NAME_IS = /^The (\p{Lu}[\p{L}\d]{2,20}) is an? /u;
const NAME_DOES = /^(\p{L}[\p{L}\d]{2,20}) (?:is|(?!has |was )[\p{Ll}-]{2,20}s|can|will) /u;

/** Whether capitals alone say that it is a name, and none of a place. */
const isOfProperName = (said: string): boolean =>
  (TWO_WORDS_DO.test(said) || THE_NAME_IS.test(said)) && !PLACES.has(firstWordIn(said.replace(/^The /, '')));

const firstWordIn = (text: string): string => (text.split(' ', 1)[0] ?? '').toLowerCase();

/** "Phonate is a tablet app", "shadowpg forks your database": whether a sentence begins with what is no word, and says what it is or does. */
export function isOfName(text: string): boolean {
  const said = text.replace(ASIDE, '').replace(/^(?:So|And) (?=\p{Lu})/u, '');
  if (tellsOfRival(text)) return false;
  if (isOfProperName(said)) return true;
  const name = (NAME_DOES.exec(said) ?? NAME_BEFORE.exec(said))?.[1]?.toLowerCase() ?? '';
  return name !== '' && !isListedWord(name) && !isSomebody(name) && !isOfPlural(readPitch(text).tokens);
}

/** "Thatch fails in two ways" in a brief that speaks of a thatcher: whether what a sentence begins with is a noun after all. */
export function isOfNoun(text: string, brief: string): boolean {
  const name = NAME_DOES.exec(text)?.[1]?.toLowerCase() ?? '';
  return name !== '' && !isListedWord(name) && new RegExp(String.raw`\b${name}(?:ed|ers?|ing)\b`).test(brief);
}

/** "Slurry stores emit CH4": what ends as a deed does is many of something, where a deed follows. */
const isOfPlural = ([, second, third]: readonly Token[]): boolean =>
  second?.pos === 'NOUN' && (third?.pos === 'VERB' || third?.pos === 'AUX');
