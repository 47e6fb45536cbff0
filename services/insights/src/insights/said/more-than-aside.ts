import { sentenceOfTheProduct } from '@playbook/critique/answer/prefill/told-of-startup';
import { tellsOfPast } from '@playbook/critique/engine/words/tells-of-past';
import { sentencesOf } from './sentences.js';

/** A text of fewer sentences has no aside. */
const MIN_SENTENCES = 3;
const FEW_SENTENCES = 2;

/**
 * Whether words stand in more than an aside: in two sentences, in the first one that is no story, or in the one about the product. "We
 * thought that insurers would pay" sells no insurance, and "nobody at school saw coming" says nothing of schools.
 * @param isNamedIn Whether a sentence has one of the words
 */
export function isMoreThanAside(text: string, isNamedIn: (sentence: string) => boolean): boolean {
  const sentences = sentencesOf(text).map((sentence) => sentence.text);
  if (sentences.length < MIN_SENTENCES) return true;
  const named = sentences.filter(isNamedIn);
  const product = sentenceOfTheProduct(text);
  const isFirst = (sentence: string): boolean => sentence === sentences[0] && !tellsOfPast(sentence);
  return named.length >= FEW_SENTENCES || named.some((one) => isFirst(one) || product.startsWith(one));
}
