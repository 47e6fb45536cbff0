import type { KnownStartup } from '../startup/known-startup.js';
import { saidOf } from '../startup/said-of-startup.js';
import { sentencesOf } from './said/sentences.js';

/** "We are a Verein and take no money from farmers", "a civil non-profit company": what somebody says of themselves, and not of whom they sell to. */
const OF_THEMSELVES = new RegExp(
  String.raw`\b(?:we(?:['’]re| are)|is|as|are) (?:an? )?(?:[\p{L}-]{2,20} ){0,2}(?:non-?profit|not[- ]for[- ]profit|charity|verein|ngo|social enterprise)\b` +
    String.raw`|\b(?:we|and) (?:take|charge|ask|want) (?:them |users |people )?(?:no money|nothing|no fees?)\b`,
  'iu',
);

/** The sentence in which a founder says that those who are served pay nothing; null where none does, or where a price is told. */
export function noMoneySentence(startup: KnownStartup): string | null {
  if (startup.text === '' || saidOf(startup).price.state === 'stated') return null;
  return sentencesOf(startup.description).find(({ text }) => OF_THEMSELVES.test(text))?.text ?? null;
}

/** Whether those who are served pay nothing, so that nobody is asked for a price. */
export const takesNoMoney = (startup: KnownStartup): boolean => noMoneySentence(startup) !== null;
