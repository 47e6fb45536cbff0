import { readFileSync } from 'node:fs';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import { namesAnyPlace } from '@playbook/critique/idea/why-now/named-places';
import { z } from 'zod';
import { wholeWords } from '../knowledge/whole-words.js';

const countriesSchema = z
  .array(
    z.strictObject({
      name: z.string().min(1),
      /** What it is called where its registers hold for a larger country. */
      shown: z.string().min(1).optional(),
      words: z.array(z.string().min(1)).min(1),
      /** Codes of its money, which say so beside a number only: INR is a blood test, too. */
      money: z.array(z.string().min(1)).default([]),
      /** Keeps the national statistics, of firms and of people. */
      office: z.string().min(1).optional(),
      /** Who counts firms, and who people, where that is not one office. */
      businesses: z.string().min(1).optional(),
      people: z.string().min(1).optional(),
      /** Where new laws and rules are published. */
      laws: z.string().min(1).optional(),
    }),
  )
  .min(1);

/** A country that the text names, and where its firms, its people and its laws can be looked up. */
export interface Country {
  readonly name: string;
  /** What a founder is told. */
  readonly shown: string;
  /** Who counts firms or people, as the end of a sentence; null where that is not known for sure. */
  readonly businesses: string | null;
  readonly people: string | null;
  /** Who counts what is neither a firm nor a person: schools, prisons, cities. */
  readonly others: string | null;
  readonly laws: string | null;
}

/** "A textbook from France": whence something comes is not where it is sold; "we are from Kenya" says where. */
const NOT_FROM_THERE = String.raw`(?<!(?<!\b(?:are|am|come|is|orders|demand|customers|company|startup|team|non-?profit|charity|NGO|co-?op) )\bfrom )`;

const LISTED = countriesSchema.parse(
  JSON.parse(readFileSync(new URL('../../knowledge/countries.json', import.meta.url), 'utf8')),
);
/** "KES 130", "CAD $34k", "900 KES". */
const asSum = (code: string): string => String.raw`${code}(?= ?[$€£¥]?\d)|(?<=\d ?)${code}`;
const COUNTRIES = LISTED.map(({ name, shown, words, money, office, businesses, people, laws }) => {
  const statistics = office === undefined ? null : `begin with the statistics of ${office}`;
  const country: Country = {
    name,
    shown: shown ?? name,
    businesses: businesses ?? statistics,
    people: people ?? statistics,
    others: statistics,
    laws: laws ?? null,
  };
  return {
    country,
    names: wholeWords([`${NOT_FROM_THERE}(?:${[...words, ...money.map(asSum)].join('|')})`], ''),
  };
});
/** "LanguageLine covers Spanish", "in Turkish": a language, and no country. */
const LANGUAGE = new RegExp(
  String.raw`\b(?:in|into|only|covers?|speaks?|spoke|reads?|writes?|wrote|learns?|teaches|taught|studies|and|or) ` +
    String.raw`(?:(?:decent|good|plain|simple|proper|correct|clear|perfect` +
    String.raw`|broken|formal) )?(?:English|Spanish|French|German|Portuguese|Italian|Dutch|Japanese|Korean|Chinese|Russian` +
    String.raw`|Turkish|Polish|Greek|Swedish|Danish|Norwegian|Finnish|Hungarian|Czech|Thai|Vietnamese|Indonesian)\b(?! [\p{Ll}]{4,20}s\b)` +
    String.raw`|\b(?:speaks?|in) (?:\p{Lu}\p{Ll}{2,14}, ){1,8}(?:and |or )?\p{Lu}\p{Ll}{2,14}(?: (?:and|or) \p{Lu}\p{Ll}{2,14})?(?=[.,;!?\n]|$)` +
    String.raw`|\bEnglish[- ](?:speak\p{Ll}{1,4}|market|version|name|site|website|language|words?|text|translation)\b`,
  'gu',
);
/** "A Dutch company does it for bins", "Indian producers sell cheaper": where others are. */
const OF_RIVALS = new RegExp(
  String.raw`(?<!\b(?:for|to|with|by) )\b(?:an? |the |big |one |some )?\p{Lu}\p{L}{2,12}(?:an|ish|ese|ch|ss|rk) ` +
    String.raw`(?:compan(?:y|ies)|firms?|producers?|(?:thing|app|tool|system|product) called|start-?ups?` +
    String.raw`|outfits?|rivals?|competitors?|brands?|makers?|manufacturers?|machines?(?! (?:and|or|builders?|shops?)))\b` +
    String.raw`(?! (?:pays?|uses?|buys?|orders?|rents?|subscribe)\b)|\bthey(?:['’]re| are) \p{Lu}\p{L}{2,12}(?:an|ish|ese|ch|ss)\b`,
  'gu',
);
/** "Working for companies in the US": where those are for whom customers work. */
const WORKS_ABROAD =
  /\bwork\p{L}{0,3} (?:\p{L}{1,20} ){0,4}for (?:\p{L}{1,20} ){0,2}(?:compan|client|employer)\p{L}{0,4} (?:in|from) [^.,;!?\n]{1,40}/giu;
/** "Nine years at Zurich": a firm that is called as a place is. */
const EMPLOYER = /\b(?:years?|job|career|role|work(?:s|ed|ing)?|was|were) at (?:the )?\p{Lu}[\p{L}&+-]{1,20}/gu;
/** Names of states and of towns, and none of the whole: "in Lagos, American firms pay". */
const AMERICAN = LISTED.flatMap(({ name, words }) => (name === 'United States' ? words : [])).filter(
  (word) => /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(word) && !/America|United/.test(word),
);
/** "Lima, Ohio": a town that is called as one elsewhere. */
const BEFORE_STATE = new RegExp(
  String.raw`\p{Lu}[\p{L}.'-]{1,20}(?: \p{Lu}[\p{L}.'-]{1,20})?, (?=(?:${AMERICAN.join('|')})(?!\p{L}))`,
  'gu',
);
const POUNDS = /£\s?\d/;

/** "Nobody in Manila picks up": where something is not. */
const NOT_THERE = /\b(?:nobody|no one|no-one|not(?! only\b)|never)\b[^.,;:!?\n]{0,60}/gi;

/** The countries that a text names by itself, by a place in them or by their money, in its order; those of a founder's past where it names no other. */
export function countriesOf(written: string): readonly Country[] {
  const sentences = written.split(/(?<=[.!?])\s+|\n/u);
  const named = countriesIn(sentences.filter((sentence) => !tellsOfPast(sentence)).join('\n'));
  return named.length > 0 ? named : countriesIn(written);
}

function countriesIn(written: string): readonly Country[] {
  const text = written
    .replace(BEFORE_STATE, ' ')
    .replace(NOT_THERE, ' ')
    .replace(LANGUAGE, ' ')
    .replace(OF_RIVALS, ' ')
    .replace(WORKS_ABROAD, ' ')
    .replace(EMPLOYER, ' ');
  const named = COUNTRIES.map(({ country, names }) => ({ country, at: text.search(names) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ country }) => country);
  if (named.length > 0 || !POUNDS.test(text)) return named;
  return COUNTRIES.filter(({ country }) => country.name === 'England').map(({ country }) => country);
}

/** A university that gave an award, or a friend who once bought one, stands further down than where a startup is. */
const MOST_OF_ITS_OWN = 2;

/** Whether what is known of these countries alone says something to whoever wrote a text that names others first, or none. */
function isOfCountries(countries: readonly string[], text: string): boolean {
  if (countries.length === 0) return true;
  const named = countriesOf(text).slice(0, MOST_OF_ITS_OWN);
  return named.length === 0 ? !namesAnyPlace(text) : named.some(({ name }) => countries.includes(name));
}

const IN_DOLLARS = /(?<!\p{Lu})\$\s?\d|\b(?:USD|dollars?)\b/iu;

/** Whether a text surely is of one of these countries: it names one, or names no place at all and has sums in the money of the United States. */
export function isSurelyOf(countries: readonly string[], text: string): boolean {
  const isSaid = countriesOf(text).length > 0 || (countries.includes('United States') && IN_DOLLARS.test(text));
  return isSaid && isOfCountries(countries, text);
}

/** "In Makassar", "from Kebili": a place that no list has may be anywhere. */
const IN_SOME_PLACE = new RegExp(
  String.raw`\b(?:in|from|near|around) (?!(?:January|February|March|April|May|June|July|August|September|October|November|December` +
    String.raw`|Excel|Word|Figma|Google|English)\b)\p{Lu}\p{Ll}{3,15}\b`,
  'u',
);

/**
 * Whether a text names a country that a register is of, "(United States)", or none and sums in its money. Somebody in Kenya is sent to no list of
 * American banks, and neither is a shearer of whom nothing says where.
 */
export function isRegisterOf(register: string, text: string): boolean {
  const countries = COUNTRIES.map(({ country }) => country.name).filter((name) => register.includes(name));
  return (
    countries.length === 0 ||
    (isSurelyOf(countries, text) && !(countriesOf(text).length === 0 && IN_SOME_PLACE.test(text)))
  );
}
