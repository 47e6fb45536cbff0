import type { IdeaForm } from '@playbook/contracts/analysis/idea-check.schema';
import type { RemarkTopic } from '@playbook/critique/engine/slots/remark-topic';
import type { SlotName } from '@playbook/critique/engine/slots/slot';
import { readItems } from '../command-line/read-json.js';

/** A text that was written to measure feedback, by itself or in the form that it is sent in. */
export type TextToRead = { readonly id: string } & (
  | { readonly kind: 'one-liner'; readonly text: string }
  | { readonly kind: 'answer'; readonly sectionId: string; readonly fieldId: string; readonly text: string }
  | ({ readonly kind: 'idea' } & IdeaForm)
);

/** What one reader found of one slot; the words are those of the text. `matters` where a partner would want what is absent. */
export type SlotReading =
  | { readonly state: 'stated' | 'unclear'; readonly quote: string }
  | { readonly state: 'absent'; readonly matters: boolean };

/** Beside what the product speaks of, a reader may say these first. */
export type ReaderTopic = RemarkTopic | 'joke' | 'prompt-injection' | 'spelling';

/** What one blind reader found in a text. */
export interface TextReading {
  readonly id: string;
  readonly slots: Readonly<Record<SlotName, SlotReading>>;
  /** What to say first: one or two. */
  readonly first: readonly ReaderTopic[];
  /** Words of the trade, which are never empty ones. */
  readonly terms: readonly string[];
  readonly typos: readonly { readonly wrong: string; readonly right: string }[];
}

export interface LabelledText {
  readonly text: TextToRead;
  readonly readings: readonly [TextReading, TextReading];
}

const fileOf = (name: string): URL => new URL(`../../feedback/${name}.json`, import.meta.url);

/** What a founder wrote in a text: the sentence, the answer, or the two fields of an idea. */
export const wordsOf = (text: TextToRead): string =>
  text.kind === 'idea' ? `${text.ideaBrief}\n${text.problem}` : text.text;

/** Every text with what its two readers found. Throws when a reader lacks one. */
export function labelledTexts(): readonly LabelledText[] {
  const readers = ['reader-one', 'reader-two'].map(
    (name) => new Map(readItems<TextReading>(fileOf(name)).map((reading) => [reading.id, reading])),
  );
  return readItems<TextToRead>(fileOf('texts')).map((text) => {
    const [one, two] = readers.map((reader) => reader.get(text.id));
    if (one === undefined || two === undefined) throw new Error(`Not both readers read ${text.id}`);
    return { text, readings: [one, two] };
  });
}
