import type { IdeaField } from '@playbook/contracts/analysis/idea-check.schema';
import type { PitchText } from '../../engine/read-text.js';
import { readWords } from '../../engine/words/read-words.js';
import type { WordUse } from '../../engine/words/word-use.js';
import type { IdeaText } from './idea-text.js';

/** The words of each text field that stand on the list of English words, without those that partners skip. */
export type IdeaWords = Readonly<Record<IdeaField, readonly WordUse[]>>;

const NOBODY = { grade: 0, spans: [] } as const;

const plainWords = (text: PitchText): WordUse[] => readWords(text, NOBODY).filter(({ bound }) => bound === 'none');

export function wordsOfIdea({ fields }: IdeaText): IdeaWords {
  return { ideaBrief: plainWords(fields.ideaBrief), problem: plainWords(fields.problem) };
}
