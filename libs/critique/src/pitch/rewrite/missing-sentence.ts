import type { SlotName } from '../../engine/slots/slot.js';

/** What a sentence of its own can say of each slot, with the one fact that only the founder knows left blank. */
const SENTENCES: Readonly<Partial<Record<SlotName, string>>> = {
  payer: '[Who] pays for it.',
  result: 'With it, [what gets better, from how much to how much].',
  today: 'It replaces [what they do, use or pay for today].',
  price: 'It costs [how much, and for what].',
  proof: 'So far [how many people use it, pay for it or tried it].',
  mechanism: 'It works by [what it does that others do not].',
  change: 'It works now because [what changed, and when].',
};

/** The first slot that one sentence with one blank can add, and that sentence; null where nothing of the kind is missing. */
export function missingSentence(missing: readonly SlotName[]): string | null {
  return missing.flatMap((slot) => SENTENCES[slot] ?? [])[0] ?? null;
}
