import { stemmer } from 'stemmer';

const WORD = /[\p{L}\p{N}]+/gu;
const MIN_TERM_CHARS = 2;
/** Words that say nothing about what a company does, its own kind, how large and how long included. */
const SKIPPED = new Set(
  (
    'small smaller large larger big bigger huge little tiny whole many few fewer much lot lots several hundred hundreds thousand thousands ' +
    'million millions billion billions half twice once again always never often year years month months week weeks day days hour hours ' +
    'minute minutes today daily weekly monthly yearly ago away back percent dollar dollars euro euros pound pounds usd people person thing ' +
    'things pay pays paid paying sell sells sold selling buy buys bought give gives given take takes taken took turn turns run runs ran ' +
    'running go goes come comes keep keeps let lets need needs want wants know knows still even yet just too very after before ' +
    'a about all an and any are as at be because been by can company companies could do does each every first for from get gets ' +
    'best better dream good great had has have help helps how i if in into is it its just like make makes more ' +
    'most my new no not now of on one only or other our ' +
    'out over own place platform so some startup startups such than that the their them then there these they this those through to up use ' +
    'used uses using was way we what when where which who why will with without world would you your'
  ).split(' '),
);

/** Stems by word; stemming a list of thousands of companies again and again takes seconds. */
const MAX_KNOWN_STEMS = 50_000;
const knownStems = new Map<string, string>();

function stemOf(word: string): string {
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  if (knownStems.size < MAX_KNOWN_STEMS) knownStems.set(word, stem);
  return stem;
}

const wordsOf = (text: string): readonly string[] => text.normalize('NFKC').toLowerCase().match(WORD) ?? [];

/** The words of a text that a search looks for: lower case, stems, in their order. */
export const searchTerms = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => word.length >= MIN_TERM_CHARS && !SKIPPED.has(word))
    .map(stemOf);

/** All words of a text as stems, each with a space on both sides, so that a phrase can be looked for in it. */
export const stemmedText = (text: string): string => ` ${wordsOf(text).map(stemOf).join(' ')} `;
