/** Whitespace, and characters that control something and are never shown; NUL cannot be stored either. */
// eslint-disable-next-line no-control-regex -- These are what it is about.
const NOT_SHOWN = /[\s\u0000-\u001F\u007F-\u009F]{1,1000}/g;

/** Text of a file as one line that can be shown and stored: at most so many characters, none of them half. */
export const cleanText = (text: string, maxChars: number): string =>
  text.replaceAll(NOT_SHOWN, ' ').trim().slice(0, maxChars).toWellFormed();
