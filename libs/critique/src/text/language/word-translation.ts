import { readFileSync } from 'node:fs';
import type { Span } from '@playbook/contracts/core/span.schema';
import { overlaps } from '../spans/span.js';

/** Languages of the glossary, in the order of its columns after the English word. */
const LANGUAGES = ['spanish', 'portuguese', 'french', 'german'] as const;
export type GlossaryLanguage = (typeof LANGUAGES)[number];

/** "platform|plataforma|plataforma|plateforme|plattform": an English word and its forms, comma-separated, by language. */
const GLOSSARY_FILE = new URL('../../lexicon/glossary.txt', import.meta.url);
const FUNCTION_WORD_LINES = 34;
/** Either this many small words of a language, or one of them and this many words of the glossary in all. */
const MIN_FUNCTION_WORDS = 2;
const MIN_KNOWN_WORDS = 3;
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

interface Glossary {
  readonly language: GlossaryLanguage;
  readonly english: ReadonlyMap<string, string>;
  readonly functionWords: ReadonlySet<string>;
}

/** A text put into English word by word. */
export interface WordTranslation {
  readonly text: string;
  /** Where a span of the translation stands in the founder's text. */
  readonly spanOf: (span: Span) => Span;
}

interface Piece extends Span {
  readonly length: number;
}

function readGlossaries(): Glossary[] {
  const rows = readFileSync(GLOSSARY_FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
  return LANGUAGES.map((language, column) => {
    const entries = rows.flatMap(([english = '', ...forms]) =>
      (forms[column] ?? '').split(',').map((form) => [form, english] as const),
    );
    const first = entries.filter(([form], index) => entries.findIndex(([other]) => other === form) === index);
    const functionWords = rows.slice(0, FUNCTION_WORD_LINES).flatMap((row) => (row[column + 1] ?? '').split(','));
    return { language, english: new Map(first), functionWords: new Set(functionWords) };
  });
}

let glossaries: readonly Glossary[] | undefined;

const wordsOf = (text: string): string[] => Array.from(text.matchAll(WORD), ([word]) => word.toLowerCase());

/** The language of the glossary that most of a text's small words are of, null when hardly any is. */
export function glossaryLanguage(text: string): GlossaryLanguage | null {
  glossaries ??= readGlossaries();
  const words = wordsOf(text);
  const [best] = glossaries
    .map(({ language, functionWords, english }) => {
      const small = words.filter((word) => functionWords.has(word)).length;
      return { language, small, known: words.filter((word) => english.has(word)).length };
    })
    .filter(({ small, known }) => small >= MIN_FUNCTION_WORDS || (small > 0 && known >= MIN_KNOWN_WORDS))
    .toSorted((a, b) => b.known - a.known);
  return best?.language ?? null;
}

/** Puts the words of the glossary into English and leaves the others as they are, and those within `kept` too. */
export function translateWords(text: string, language: GlossaryLanguage, kept: readonly Span[] = []): WordTranslation {
  glossaries ??= readGlossaries();
  const english = glossaries.find((glossary) => glossary.language === language)?.english;
  const pieces: Piece[] = [];
  let translated = '';
  let end = 0;
  const add = (start: number, stop: number, words: string): void => {
    pieces.push({ start, end: stop, length: words.length });
    translated += words;
    end = stop;
  };
  for (const match of text.matchAll(WORD)) {
    if (match.index > end) add(end, match.index, text.slice(end, match.index));
    const [word] = match;
    const own = { start: match.index, end: match.index + word.length };
    const isKept = kept.some((span) => overlaps(span, own));
    add(own.start, own.end, isKept ? word : (english?.get(word.toLowerCase()) ?? word));
  }
  if (end < text.length) add(end, text.length, text.slice(end));
  return { text: translated, spanOf: (span) => spanIn(pieces, span) };
}

/** Every piece that a span of the translation touches counts whole; where the two texts are the same, only what it covers. */
function spanIn(pieces: readonly Piece[], span: Span): Span {
  let offset = 0;
  const covered: Span[] = [];
  for (const { start, end, length } of pieces) {
    const from = Math.max(0, span.start - offset);
    const to = Math.min(length, span.end - offset);
    if (from < to) covered.push(end - start === length ? { start: start + from, end: start + to } : { start, end });
    offset += length;
  }
  return { start: covered[0]?.start ?? 0, end: covered.at(-1)?.end ?? 0 };
}
