import { isSomebody } from '../../customers/somebody.js';
import { readPitch } from '../../engine/read-text.js';
import { tellsOfRival } from '../../engine/rivals/tells-of-rival.js';
import { isListedWord } from '../../lexicon/word-ranks.js';
import type { Token } from '../../text/tokens/token.js';

/** "Chatterbug (the name might change) sends". */
const ASIDE = /\([^()]{1,80}\) ?/;
/** "So Sare: parents list old uniform". */
const NAME_BEFORE = /^(\p{Lu}[\p{L}\d]{2,20}): \p{Ll}/u;
const NAME_DOES = /^(\p{L}[\p{L}\d]{2,20}) (?:is|(?!has |was )[\p{Ll}-]{2,20}s|can|will) /u;

/** "Phonate is a tablet app", "shadowpg forks your database": whether a sentence begins with what is no word, and says what it is or does. */
export function isOfName(text: string): boolean {
  const said = text.replace(ASIDE, '').replace(/^(?:So|And) (?=\p{Lu})/u, '');
  const name = (NAME_DOES.exec(said) ?? NAME_BEFORE.exec(said))?.[1]?.toLowerCase() ?? '';
  return (
    name !== '' &&
    !isListedWord(name) &&
    !isSomebody(name) &&
    !tellsOfRival(text) &&
    !isOfPlural(readPitch(text).tokens)
  );
}

/** "Thatch fails in two ways" in a brief that speaks of a thatcher: whether what a sentence begins with is a noun after all. */
export function isOfNoun(text: string, brief: string): boolean {
  const name = NAME_DOES.exec(text)?.[1]?.toLowerCase() ?? '';
  return name !== '' && !isListedWord(name) && new RegExp(String.raw`\b${name}(?:ed|ers?|ing)\b`).test(brief);
}

/** "Slurry stores emit CH4": what ends as a deed does is many of something, where a deed follows. */
const isOfPlural = ([, second, third]: readonly Token[]): boolean =>
  second?.pos === 'NOUN' && (third?.pos === 'VERB' || third?.pos === 'AUX');
