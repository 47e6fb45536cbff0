import { PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import type { Span } from '@playbook/contracts/core/span.schema';
import { isEnglishWordForm } from '../text/grammar/part-of-speech.js';
import { tagTokens } from '../text/grammar/tag.js';
import { isNoise, languageOf } from '../text/language/language.js';
import { squeeze } from '../text/search/squeezed-text.js';
import { blankSpans } from '../text/spans/span.js';
import { matchTerms } from '../text/terms/match-terms.js';
import { normaliseText } from '../text/tokens/normalise.js';
import { tokenise } from '../text/tokens/tokenise.js';
import { findInjectedSpans } from './clauses.js';
import { mentionsIn, opensLikeInstruction, partsBetweenMentions } from './mentions.js';
import { mayBeObfuscated, partsBetweenObfuscation } from './obfuscation.js';
import { findInjectedSentences } from './sentences.js';

/** What a text says to whoever judges it: prompt injection. */
export interface InjectionFinding {
  /** What surely is one: it is read as if it were not there (ADR 0018). */
  readonly spans: readonly Span[];
  /**
   * `instruction` when it most likely talks to a judge or hides something, `mention` when one word could mean that. Wide on
   * purpose: what is suspected may not be lifted by a language model, and loses nothing else (ADR 0013).
   */
  readonly suspicion: 'none' | 'mention' | 'instruction';
  /** With an instruction: what may be left of the text without it, in one way or another. Otherwise the text. */
  readonly readings: readonly string[];
}

/**
 * One line, in which every word that could be meant for a judge counts together, or a text of many sentences, which has such a
 * word now and then by chance: each of its sentences is looked at by itself.
 */
export type TextForm = 'line' | 'text';

/** So many different words for a judge are no accident. */
const MIN_MENTIONS = 2;
/** A few words are too little to tell a language from a name. */
const MIN_WORDS_TO_READ = 4;
const MIN_ENGLISH_SHARE = 0.5;
const LINE_SENTENCES = /[^.!?\n;]+[.!?;]*/g;
/** A stop within a word, a number or an address ends nothing. */
const SENTENCE_END = /(?<=[.!?;])\s+|\n+/;
/** Full marks of a score. */
const FULL_MARKS = /\b(?:20|100)\b/;
/** What is left of an instruction before the next sentence begins, where no stop stands between them. */
const LEFTOVER = /^[^\p{Lu}]{0,60}(?=\p{Lu})/u;

const withoutLeftover = (text: string): string => text.replace(LEFTOVER, '').trim();

/** The longest stretch between the suspected words. */
function longestRest(text: string): string {
  const stretches = partsBetweenMentions(text.replaceAll('_', ' ')).flatMap(partsBetweenObfuscation);
  return withoutLeftover(stretches.reduce((best, own) => (own.length > best.length ? own : best), ''));
}

/** No words of any language. */
function isNoiseSentence(sentence: string): boolean {
  if (!/\p{L}/u.test(sentence)) return false;
  const plain = normaliseText(sentence);
  return languageOf(plain) === 'english' && isNoise(plain, tagTokens(tokenise(plain)), matchTerms(plain).length > 0);
}

/** Another language, or letters that are none, in a sentence of its own. */
function isForeignSentence(sentence: string): boolean {
  const words = sentence.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? [];
  if (words.length < MIN_WORDS_TO_READ) return false;
  const english = words.filter((word) => isEnglishWordForm(word)).length;
  return languageOf(sentence) !== 'english' || english / words.length < MIN_ENGLISH_SHARE;
}

type Suspected = Omit<InjectionFinding, 'spans'>;

function suspectedInLine(text: string): Suspected {
  const sentences = text.match(LINE_SENTENCES) ?? [];
  const isAlone = sentences.length <= 1;
  const mentions = mentionsIn(text);
  const isOfNoWords = (sentence: string): boolean => !isAlone && isNoiseSentence(sentence);
  const isOpened = mentions.length > 0 && !isAlone && sentences.some(opensLikeInstruction);
  const isInstruction =
    mayBeObfuscated(text) || mentions.length >= MIN_MENTIONS || isOpened || sentences.some(isOfNoWords);
  if (!isInstruction) return { suspicion: mentions.length > 0 ? 'mention' : 'none', readings: [text] };
  const good = sentences.filter(
    (sentence) =>
      !mayBeObfuscated(sentence) &&
      mentionsIn(sentence).length === 0 &&
      !isOfNoWords(sentence) &&
      !opensLikeInstruction(sentence),
  );
  const readings = [withoutLeftover(good.join('')), longestRest(text)];
  return { suspicion: 'instruction', readings: readings.filter((reading) => reading !== '') };
}

/** What founders write in texts of several lines: tabs, bullets, dashes. */
const plainMarks = (text: string): string => text.replace(/[^\S\n]+/g, ' ').replace(/ -{2,3} /g, ' - ');

function isInstructionSentence(sentence: string): boolean {
  const mentions = mentionsIn(sentence);
  const isCommand = opensLikeInstruction(sentence) && (mentions.length > 0 || FULL_MARKS.test(sentence));
  if (isCommand || mentions.length >= MIN_MENTIONS) return true;
  return mayBeObfuscated(sentence.trim()) || isForeignSentence(sentence);
}

/** One mention alone makes only a short text suspect; beside an instruction every sentence with one is. */
function suspectedInText(text: string): Suspected {
  const sentences = plainMarks(text)
    .split(SENTENCE_END)
    .filter((sentence) => sentence.trim() !== '');
  const others = sentences.filter((sentence) => !isInstructionSentence(sentence));
  if (others.length === sentences.length) {
    const isMentioned = text.length <= PITCH_MAX_CHARS && mentionsIn(text).length > 0;
    return { suspicion: isMentioned ? 'mention' : 'none', readings: [text] };
  }
  const good = others.filter((sentence) => mentionsIn(sentence).length === 0);
  const reading = good.length > 0 ? good.join(' ').trim() : longestRest(text);
  return { suspicion: 'instruction', readings: reading === '' ? [] : [reading] };
}

/** Looks for prompt injection in a text. Pure; takes time in proportion to the text. */
export function detectInjection(text: string, form: TextForm): InjectionFinding {
  const squeezed = squeeze(normaliseText(text));
  const spans = findInjectedSpans(squeezed);
  const suspected = form === 'line' ? suspectedInLine(text) : suspectedInText(text);
  // A clause alone may be told of somebody: "doctors rate it 4.8 of 5".
  const isSure = spans.length > 0 && findInjectedSentences(squeezed.text).length > 0;
  if (!isSure || suspected.suspicion === 'instruction') return { spans, ...suspected };
  const reading = blankSpans(text, spans).replace(/\s+/g, ' ').trim();
  return { spans, suspicion: 'instruction', readings: reading === '' ? [] : [reading] };
}
