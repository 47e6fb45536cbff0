import { measureText } from '../pitch/measure-pitch.js';
import { languageOf } from '../text/language/language.js';

/** Control and format characters: zero-width, direction marks, tags, private use. None of them is seen, all can hide text. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const EMPHASIS = /\*+|`+|(?<!\w)_{1,3}|_{1,3}(?!\w)/g;
const MARKUP = /<\s*[a-z/!?]|&(?:#x?[\da-f]+|[a-z]+);|\]\s*\(|^\s*(?:#{1,6}|>)\s|\{\{|\}\}/i;
const LINK =
  /\b[a-z][a-z\d+.-]{0,40}:\/\/|\bwww\.|\b(?:javascript|data|mailto|vbscript|file|tel):\S|\S@\S{1,200}\.\w|\b[\w-]{2,64}\.(?:com|net|org|io|dev|ai|co|app|xyz|info|link|ly|me|ru|cn|example)\b/i;
/** Points are said by the figures, which are held to the evidence; a line must not say others. */
const MARKS =
  /\d\s*(?:\/|out of)\s*(?:20|100)\b|\b\d+\s*(?:points|marks|percent score)\b|\b(?:scores?d?|points?|marks?|rating|grade)\b[^.]{0,30}\d|\b(?:perfect|full|top|maximum|highest) (?:score|marks?|points|rating|grade)s?\b/i;
const LONG_RUN = /\S{40,}/;

/** A line of a model as it may be shown, or null when it must not be: markup, a link, points, or words that are no English. */
export function cleanLine(line: string, maxChars: number): string | null {
  const text = line.normalize('NFC').replace(/\s+/g, ' ').replace(HIDDEN, '').replace(EMPHASIS, '').trim();
  if (text === '' || text.length > maxChars) return null;
  if ([MARKUP, LINK, MARKS, LONG_RUN].some((forbidden) => forbidden.test(text))) return null;
  return languageOf(text) === 'english' && !measureText(text).isNoise ? text : null;
}
