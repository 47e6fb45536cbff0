import { tellsWhatWasMade } from '../../answer/prefill/no-product.js';
import { sentencesOf, wordsIn } from '../../answer/prefill/read-sentences.js';
import { sentenceOfTheProduct } from '../../answer/prefill/told-of-startup.js';
import { quoted } from '../../engine/quotes.js';
import { openingOf, type IdeaReading } from './idea-reading.js';

/** A sentence of so many characters is quoted whole, so that what is read back says something. */
const SENTENCE_MAX_CHARS = 170;
/** A part up to a comma says enough from here. */
const PART_MIN_CHARS = 60;
const FEWEST_WORDS = 6;
/** "An AI copilot for dentists." */
const FEWEST_OF_FIRST = 4;
/** "You think it's the board", "once they are coded", "labelling will follow": a scene, and what leans on a sentence before. */
const IS_BESIDE =
  /^(?:you|there (?:is|are)|once|then|after|when|if|until|they|these|those|he|she|labell?ing|shipping|pricing)\b/i;

/** The sentence of a longer brief that most likely says what the product does; empty where none likely does. */
function likeliestOfProduct({ idea, roles }: IdeaReading): string {
  const told = sentencesOf(idea.form.ideaBrief).flatMap((text) => {
    const said = roles().of(text);
    return said?.isOfLong === true && said.likely.has('product') && !IS_BESIDE.test(text)
      ? [{ text, score: said.scores.product }]
      : [];
  });
  return told.toSorted((a, b) => b.score - a.score)[0]?.text ?? '';
}

/** What tells of the product nearly as surely as another sentence. */
const NEARLY = 0.8;

/** Whether the opening tells of the product about as surely as the sentence that was found: a brief mostly begins with what it is. */
function isFirstAsSure(first: string, found: string, { roles }: IdeaReading): boolean {
  const [a, b] = [roles().of(first), roles().of(found)];
  const isSure = a !== undefined && b !== undefined && a.scores.product >= NEARLY * b.scores.product;
  return isSure && (!a.isOfLong || tellsWhatWasMade(first));
}

/** A long sentence up to its last comma; null where that leaves too little. */
function shortened(sentence: string): string | null {
  if (sentence.length <= SENTENCE_MAX_CHARS)
    return quoted(sentence, { start: 0, end: sentence.length }, SENTENCE_MAX_CHARS).replace(/[.!]{1,9}'$/, "'");
  const end = sentence.lastIndexOf(', ', SENTENCE_MAX_CHARS);
  return end < PART_MIN_CHARS ? null : `'${sentence.slice(0, end).replace(/\s+/g, ' ').trim()} ...'`;
}

/**
 * The sentence of a brief that says what the product is, in quotes; its first one where none surely does, and its first words where that is
 * too long. A partner who reads a startup's own sentence back has read it.
 */
export function productQuoteOf(reading: IdeaReading): string {
  const brief = reading.idea.form.ideaBrief.trim();
  const [first = ''] = sentencesOf(brief);
  const isEnglish = reading.idea.language === 'english';
  const found = isEnglish ? [sentenceOfTheProduct(brief), likeliestOfProduct(reading)] : [];
  const ofProduct = found
    .filter((sentence) => !IS_BESIDE.test(sentence) && wordsIn(sentence) >= FEWEST_WORDS)
    .map((sentence) => (isFirstAsSure(first, sentence, reading) ? first : sentence));
  return (
    [...ofProduct, first]
      .filter((sentence) => wordsIn(sentence) >= FEWEST_OF_FIRST)
      .map(shortened)
      .find((quote) => quote !== null) ?? openingOf(reading)
  );
}
