import { readWords } from './read-words.js';
/** Words of a cost, loss, delay or error a customer feels (signal S11), as lemmas or forms. */
export const PROBLEM_WORDS = readWords('problem-words');

/** Problems of more than one word. */
export const PROBLEM_PHRASES: readonly RegExp[] = [
  /\bby hand\b/gi,
  /\bno[- ]shows?\b/gi,
  /\bout of stock\b/gi,
  /\bwrit(?:e|es|ing|ten) off\b/gi,
  /\b(?:can ?not|can't|cannot|couldn't|unable to)\b/gi,
  /\bthrow(?:s|ing|n)? away\b/gi,
  /\b(?:run|runs|running) out\b/gi,
  /\bon paper\b/gi,
  /\bblank screen\b/gi,
  /\bpower cuts?\b/gi,
];
