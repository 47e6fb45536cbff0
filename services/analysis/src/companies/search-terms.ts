import { stemmer } from 'stemmer';

const WORD = /[\p{L}\p{N}]{2,}/gu;
/** Words that say nothing about what a company does, its own kind included. */
const SKIPPED = new Set(
  (
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

/** The words of a text that a search looks for: lower case, stems, in their order. */
export function searchTerms(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  return words.filter((word) => !SKIPPED.has(word)).map(stemOf);
}
