import { readWords } from './read-words.js';
/** Things a customer can buy, open, hold or call: the product-noun list of signal S5. */
export const PRODUCT_NOUNS = readWords('product-nouns');

/** Product nouns that say how it is delivered, not what it does; never the filmable object of a sentence (S7). */
export const GENERIC_PRODUCT_NOUNS = readWords('generic-product-nouns');

/** Everyday nouns: knowing one of them shows no knowledge of a trade (domain nouns are the others). */
export const GENERAL_NOUNS = readWords('general-nouns');
