import { readSinglePatterns } from '../lexicon/read-patterns.js';

/**
 * Words of those who talk to a judge or a model instead of about a company, and how sentences open that tell them what to do. Much
 * too wide on purpose: a pitch for a credit score is caught, too, and loses nothing but the chance that a model lifts it above
 * what was measured (ADR 0013).
 */
const { mentions: MENTIONS, opening: OPENING } = readSinglePatterns('injection-mentions', ['mentions', 'opening']);
const ALL_MENTIONS = new RegExp(MENTIONS, 'gi');

/** Look-alike letters read as the ones they stand for. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘]/g, "'")
    .replaceAll('_', ' ');

/** The different words in a text that could be meant for a judge. */
export function mentionsIn(text: string): string[] {
  const words = plain(text).match(ALL_MENTIONS) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))];
}

/** Whether a sentence begins like an instruction to whoever reads it, not like a product. */
export const opensLikeInstruction = (sentence: string): boolean => OPENING.test(sentence);

/** What stands between the words that could be meant for a judge. */
export const partsBetweenMentions = (text: string): string[] => text.split(ALL_MENTIONS);
