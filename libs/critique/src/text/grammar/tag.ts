import { lemmaOf } from './lemma.js';
import { placeOf } from './dictionary.js';
import { isEnglishWordForm, tagPlaces } from './part-of-speech.js';
import type { PartOfSpeech, RawToken, Token } from '../tokens/token.js';

/** What the tagger is shown for a clitic or a contraction it would split. */
const STAND_IN: ReadonlyMap<string, string> = new Map([
  ["'s", "'s"],
  ["'re", 'are'],
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'d", 'would'],
  ["'m", 'am'],
  ["n't", 'not'],
  ['cannot', 'can'],
  ['cant', 'can'],
  ['dont', 'do'],
  ['doesnt', 'does'],
  ['wont', 'will'],
  ['ca', 'can'],
  ['wo', 'will'],
]);

const CALENDAR =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** Acronyms that name a kind of thing, not one thing. */
const COMMON_ACRONYMS = new Set(
  `ai api app ar atm b2b b2c ceo cfo crm ct cto diy dna er erp gpu gps hr id iot ip it kpi led llm ml mri ok pc
    pdf pos qr roi saas seo sme smes sms sql tv ui url usb ux vip vpn vr wifi i`.split(/\s+/),
);

/** A dictionary word of the same shape as an unknown one, so that the tagger never stores what a founder typed. */
function shapeOf(token: RawToken, proper: boolean): string {
  const { lower } = token;
  if (proper) return 'Kenya';
  if (lower.endsWith('ing')) return 'running';
  if (lower.endsWith('ed')) return 'painted';
  if (lower.endsWith('ly')) return 'slowly';
  if (lower.endsWith('s')) return 'things';
  return 'thing';
}

const [NUMBER, COMMA] = [placeOf('5'), placeOf(',')];

/** Where the word that the tagger is shown stands in the dictionary, by where the token's own word does. */
function shownPlace(
  token: RawToken,
  own: number | undefined,
  proper: boolean,
  standIns: ReadonlyMap<string, string>,
): number | undefined {
  const { kind, lower, text } = token;
  if (kind === 'number') return NUMBER;
  if (kind === 'punctuation') return /^[,.:;!?]$/.test(text) ? placeOf(text) : COMMA;
  const standIn = STAND_IN.get(lower) ?? standIns.get(lower);
  if (standIn !== undefined) return placeOf(standIn);
  if (proper) return placeOf(shapeOf(token, proper));
  const hyphen = lower.lastIndexOf('-');
  const last = hyphen < 0 ? own : placeOf(lower.slice(hyphen + 1));
  return last ?? placeOf(shapeOf(token, proper));
}

/** More than half of the words capitalised: capitals say nothing about names then. */
function isTitleCase(tokens: readonly RawToken[]): boolean {
  const words = tokens.filter((token) => token.kind === 'word' && !token.sentenceInitial && token.lower.length > 3);
  return words.length >= 4 && words.filter((token) => /^\p{Lu}/u.test(token.text)).length / words.length > 0.6;
}

/** Words whose capitals say nothing: common acronyms, days and months, clitics. */
function isNeverAName(token: RawToken): boolean {
  if (token.kind !== 'word' || !/\p{Lu}/u.test(token.text)) return true;
  return COMMON_ACRONYMS.has(token.lower) || CALENDAR.test(token.lower) || STAND_IN.has(token.lower);
}

function isProper(token: RawToken, titleCase: boolean): boolean {
  if (isNeverAName(token)) return false;
  const everyday = isEnglishWordForm(token.lower);
  const capitals = /^\p{Lu}[\p{Lu}\p{N}&]+s?$/u.test(token.text);
  if (capitals) return !everyday || token.lower === 'us' || token.lower === 'usa';
  if (!token.sentenceInitial && !titleCase) return true;
  return /\p{Ll}\p{Lu}/u.test(token.text) || (!everyday && !token.text.includes('-'));
}

/** The tagger takes "everything" for a verb. */
const INDEFINITE = /^(?:every|some|any|no)(?:thing|one|body)$/;

/** The tagger takes the large numbers of India for nouns. */
const INDIAN_SCALE = /^(?:la(?:kh|c)s?|crores?)$/;

function tagOf(pos: string | undefined, token: RawToken, proper: boolean): PartOfSpeech {
  if (token.kind === 'number' || INDIAN_SCALE.test(token.lower)) return 'NUM';
  if (token.kind === 'punctuation') return 'PUNCT';
  if (INDEFINITE.test(token.lower)) return 'PRON';
  if (proper) return 'PROPN';
  if (pos === undefined) return 'X';
  return pos === 'PROPN' ? 'NOUN' : (pos as PartOfSpeech);
}

const NONE: ReadonlyMap<string, string> = new Map();

/**
 * Adds part of speech and lemma to each token. The result depends on the text only, never on texts tagged before.
 * @param standIns What the tagger is shown for further words. One that stands for several words would leave all others untagged.
 */
export function tagTokens(tokens: readonly RawToken[], standIns: ReadonlyMap<string, string> = NONE): Token[] {
  const titleCase = isTitleCase(tokens);
  const proper = tokens.map((token) => isProper(token, titleCase));
  const own = tokens.map(({ lower }) => placeOf(lower));
  const tagged = tagPlaces(
    tokens.map((token, index) => shownPlace(token, own[index], proper[index] === true, standIns)),
  );
  return tokens.map((token, index) => {
    const isName = proper[index] === true;
    const pos = tagOf(tagged?.tagAt(index), token, isName);
    const { kind, text, lower, start, end, sentence, sentenceInitial } = token;
    return {
      kind,
      text,
      lower,
      start,
      end,
      sentence,
      sentenceInitial,
      proper: isName,
      pos,
      lemma: isName ? token.lower : lemmaOf(token.lower, pos, () => tagged?.lemmaAt(index), own[index] !== undefined),
    };
  });
}
