import { arePaidFor } from '../../lexicon/customers.js';
import type { SlotName } from '../../engine/slots/slot.js';

/** What a sentence of its own can say of each slot, with the one fact that only the founder knows left blank. */
const SENTENCES: Readonly<Partial<Record<SlotName, string>>> = {
  payer: '[Who] pays for it.',
  result: 'That means [what gets better, from how much to how much].',
  today: 'It replaces [what they do, use or pay for today].',
  price: 'It costs [how much, and for what].',
  proof: 'So far [how many people use it, pay for it or tried it].',
  mechanism: 'It works by [what it does that others do not].',
  change: 'It works now because [what changed, and when].',
};

/** The same of customers whom the pitch names. */
const OF_CUSTOMERS: Readonly<Partial<Record<SlotName, string>>> = {
  result: 'For % that means [what gets better, from how much to how much].',
  today: 'Without it, % use [which tool, person or rival].',
  price: 'It costs % [how much, and for what].',
  proof: 'So far: [how many] %.',
};

/** What is tested for years before anybody may buy it. */
const IS_TESTED_FIRST = new RegExp(
  String.raw`\b(?:drugs?|vaccines?|antibod(?:y|ies)|therap(?:y|ies|eutics?)|(?:endo)?lysins?|phages?|peptides?|molecules?|gene (?:therapy|editing)|` +
    String.raw`mRNA|RNAi|CRISPR|stem cells?|implants?|clinical|pre-?clinical|drug candidates?|antivirals?|antibiotics?)\b`,
  'i',
);
const OF_TEST = 'So far [what the strongest test has shown].';

/** The first slot that one sentence with one blank can add, and that sentence; null where nothing of the kind is missing. */
export function missingSentence(missing: readonly SlotName[], customers: string | null, pitch: string): string | null {
  const [slot] = missing.filter((name) => SENTENCES[name] !== undefined);
  if (slot === undefined) return null;
  if (slot === 'proof' && IS_TESTED_FIRST.test(pitch)) return OF_TEST;
  const isPaidFor = slot === 'price' && customers !== null && arePaidFor(customers);
  const named = customers === null || isPaidFor ? undefined : OF_CUSTOMERS[slot];
  return named?.replace('%', () => customers ?? '') ?? SENTENCES[slot] ?? null;
}
