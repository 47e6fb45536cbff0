import { readPitch } from '@playbook/critique/engine/read-text';
import { measureRole } from '@playbook/critique/answer/prefill/roles/role-measures';
import type { SentenceRole } from '@playbook/critique/answer/prefill/roles/sentence-role';
import type { MeasuredSentence } from '@playbook/critique/engine/relevance/sentence-measures';
import { readJson } from '../command-line/read-json.js';

const BRIEFS_FILE = new URL('../../training/briefs.roles.train.json', import.meta.url);

interface WrittenSentence {
  readonly text: string;
  /** What a reader found that it says, the main thing first. */
  readonly roles: readonly SentenceRole[];
}

/** A sentence of a brief as it is judged, with what a reader found that it says. */
export interface LabelledSentence {
  readonly measured: MeasuredSentence;
  readonly roles: readonly SentenceRole[];
}

const briefs = (): readonly (readonly WrittenSentence[])[] =>
  readJson(BRIEFS_FILE) as readonly (readonly WrittenSentence[])[];

/** The sentences of each brief as they were written, in their order. */
export const writtenBriefs = (): string[][] => briefs().map((sentences) => sentences.map(({ text }) => text));

/** The same as they are judged. */
export const trainingBriefs = (): LabelledSentence[][] =>
  briefs().map((sentences) => sentences.map(({ text, roles }) => ({ measured: measureRole(readPitch(text)), roles })));
