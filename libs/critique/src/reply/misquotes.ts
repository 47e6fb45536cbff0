/** Words between quotation marks; an apostrophe within a word opens and ends nothing. */
const QUOTED =
  /(?<![\p{L}\p{N}])['‘“"]([^'‘’“”"]{1,300}(?:['’](?=\p{L})[^'‘’“”"]{1,300}){0,8})['’”"](?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Words as they are compared: without marks, in small letters. */
const spelled = (text: string): string => ` ${(text.toLowerCase().replace(/['’]/g, '').match(WORD) ?? []).join(' ')} `;

/** What a line puts between quotation marks. */
export const quotesIn = (line: string): string[] => Array.from(line.matchAll(QUOTED), ([, words = '']) => words.trim());

/** The line without what it quotes. */
export const withoutQuotes = (line: string): string => line.replace(QUOTED, ' ');

/** Whether one text holds the words of another in their order; dots stand for words that were left out at an end. */
export const quotesWords = (quote: string, source: string): boolean => spelled(source).includes(spelled(quote));

/** Whether a line puts words between quotation marks that its source does not have. */
export const misquotes = (line: string, source: string): boolean =>
  quotesIn(line).some((quote) => !quotesWords(quote, source));
