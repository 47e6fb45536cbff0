import { stemmer } from 'stemmer';

const WORD = /[\p{L}\p{N}]{2,}/gu;
/** Words that say nothing about what a company does. */
const SKIPPED = new Set(
  (
    'dollar dollars euro euros hour hours one two three four five six seven eight nine ten first second took thing things ' +
    'ago big cost costs day days few first hand large less many month months much number paid pay paying pays price prices show shows small ' +
    'take takes week weeks win wins write writes writing year years ' +
    'help helps inside per took us wait waits ' +
    'back best better call calls end ends evening find finds found free full high home homes human keep keeps last late later left ' +
    'long lose loses low main market marketing money morning must next night nothing often old open place plan plans real right run runs say says ' +
    'send sends set short side start tell tells today tomorrow turn turns wait whole ' +
    'about all an and any are as at be because been before by can company could do does each every for from get gets good had has have how ' +
    'if in into is it its just like make makes making more most need new no not now of on one only or other our out over own people product ' +
    'service so some startup such than that the their them then there these they this those time to too up use used user users uses using ' +
    'want was way we what when where which who why will with without work would you your'
  ).split(' '),
);

/** Two numbers that are the same by chance say nothing. */
const IS_NUMBER = /^\p{N}+$/u;

/** The words of a text that say what it is about, as stems. */
export function stemsOf(text: string): ReadonlySet<string> {
  const words = text.normalize('NFKC').toLowerCase().match(WORD) ?? [];
  return new Set(words.filter((word) => !SKIPPED.has(word) && !IS_NUMBER.test(word)).map((word) => stemmer(word)));
}
