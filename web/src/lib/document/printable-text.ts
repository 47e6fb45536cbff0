/** Characters that XML 1.0 and a drawn page cannot hold: controls other than tab, halves of pairs, and non-characters. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/gu;
const REPLACEMENT = '\ufffd';

/** A line of a text for formats with pages. What they cannot hold stays visible as a replacement character. */
export const printableText = (line: string): string => line.toWellFormed().replace(UNPRINTABLE, REPLACEMENT);

const FIRST_LETTER = /\p{L}/u;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether a text is read from right to left: its first letter decides, as browsers do with `dir="auto"`. */
export function isRightToLeft(text: string): boolean {
  const letter = FIRST_LETTER.exec(text)?.[0];
  return letter !== undefined && RIGHT_TO_LEFT.test(letter);
}
