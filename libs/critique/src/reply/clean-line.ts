import { measureText } from '../pitch/measure-pitch.js';
import { languageOf } from '../text/language/language.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('reply', ['link', 'marks']);

/** Control and format characters: zero-width, direction marks, tags, private use. None of them is seen, all can hide text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const EMPHASIS = /\*+|`+|(?<!\w)_{1,3}|_{1,3}(?!\w)/g;
const MARKUP = /<\s*[a-z/!?]|&(?:#x?[\da-f]+|[a-z]+);|\]\s*\(|^\s*(?:#{1,6}|>)\s|\{\{|\}\}/i;
const LINK = WORDS.link;
/** Points are said by the figures, which are held to the evidence; a line must not say others. */
const MARKS = WORDS.marks;
const LONG_RUN = /\S{40,}/;

/** A line of a model as it may be shown, or null when it must not be: markup, a link, points, or words that are no English. */
export function cleanLine(line: string, maxChars: number): string | null {
  const text = line.normalize('NFC').replace(/\s+/g, ' ').replace(HIDDEN, '').replace(EMPHASIS, '').trim();
  if (text === '' || text.length > maxChars) return null;
  if ([MARKUP, LINK, MARKS, LONG_RUN].some((forbidden) => forbidden.test(text))) return null;
  return languageOf(text) === 'english' && !measureText(text).isNoise ? text : null;
}
