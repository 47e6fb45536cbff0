import { PITCH_MAX_CHARS } from '@playbook/contracts/shared/limits';
import { languageOf } from '@playbook/critique/text/language/language';
import { isEnglishWordForm } from '@playbook/critique/text/grammar/part-of-speech';
import {
  isDisguised,
  type JudgeDirected,
  judgeWordsIn,
  longestRest,
  ORDER_START,
  ORDER_WORDS,
} from './judge-directed.js';

/** A stop within a word, a number or an address ends nothing. */
const SENTENCE_END = /(?<=[.!?;])\s+|\n+/;
/** A few words are too little to tell a language from a name. */
const MIN_WORDS_TO_READ = 4;
const MIN_ENGLISH_SHARE = 0.5;
/** Full marks of a score. */
const FULL_MARKS = /\b(?:20|100)\b/;

/** What founders write in texts of several lines: tabs, bullets, dashes. */
const plainMarks = (text: string): string => text.replace(/[^\S\n]+/g, ' ').replace(/ -{2,3} /g, ' - ');

/** Another language, or letters that are none, in a sentence of its own. */
function isUnreadable(sentence: string): boolean {
  const words = sentence.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? [];
  if (words.length < MIN_WORDS_TO_READ) return false;
  const english = words.filter((word) => isEnglishWordForm(word)).length;
  return languageOf(sentence) !== 'english' || english / words.length < MIN_ENGLISH_SHARE;
}

function isOrder(sentence: string): boolean {
  const words = judgeWordsIn(sentence);
  const isCommand = ORDER_START.test(sentence) && (words.length > 0 || FULL_MARKS.test(sentence));
  return isCommand || words.length >= ORDER_WORDS || isDisguised(sentence.trim()) || isUnreadable(sentence);
}

/**
 * The search for texts of many sentences, which have a word for a judge now and then by chance: each sentence is looked at by
 * itself, and one such word alone makes only a short text suspect. Beside an order, every sentence with such a word is suspect.
 */
export function findJudgeDirectedSentences(text: string): JudgeDirected {
  const sentences = plainMarks(text)
    .split(SENTENCE_END)
    .filter((sentence) => sentence.trim() !== '');
  const others = sentences.filter((sentence) => !isOrder(sentence));
  if (others.length === sentences.length) {
    const isWordy = text.length <= PITCH_MAX_CHARS && judgeWordsIn(text).length > 0;
    return { suspicion: isWordy ? 'word' : null, rests: [text] };
  }
  const good = others.filter((sentence) => judgeWordsIn(sentence).length === 0);
  const rest = good.length > 0 ? good.join(' ').trim() : longestRest(text);
  return { suspicion: 'order', rests: rest === '' ? [] : [rest] };
}
