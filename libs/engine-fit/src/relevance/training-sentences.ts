import { measureSentence, type MeasuredSentence } from '@playbook/critique/engine/relevance/sentence-measures';
import { sentencesOf } from '@playbook/critique/text/stuffing/sentences-of';
import { trainingAnswers } from '../answer/training-answers.js';
import { readJson } from '../command-line/read-json.js';
import { trainingIdeas } from '../idea/rated-ideas.js';
import { trainingPitches } from '../pitch/training-pitches.js';

const BESIDE_FILE = new URL('../../training/sentences.beside-the-point.train.json', import.meta.url);
/** Answers that nobody rated, of usual and odd trades: all that they say is about their startup. */
const UNRATED_FILE = new URL('../../training/answers.unrated.train.json', import.meta.url);
/** Every sentence beside the point is read behind so many texts, of which some happen to share a word with it. */
export const TEXTS_BEHIND = 3;
const STEP = 97;

/** Sentences of both sorts as they are judged. */
export interface SentencesToTell {
  readonly ofStartups: readonly MeasuredSentence[];
  readonly besideThePoint: readonly MeasuredSentence[];
}

/** The last sentence of a text, measured in it. */
function measuredLast(text: string): MeasuredSentence[] {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1);
  return last === undefined ? [] : [measureSentence(last)];
}

function measuredBehindFirst(text: string): MeasuredSentence[] {
  const sentences = sentencesOf(text);
  return sentences.flatMap((sentence, index) =>
    index === 0 || sentence.words.trim() === '' ? [] : [measureSentence(sentence)],
  );
}

/** Every sentence of the rated and of the unrated texts but the first of each, and sentences that were written to say nothing of any startup. */
export function trainingSentences(): SentencesToTell {
  const texts = [
    ...trainingPitches().map(({ text }) => text),
    ...trainingAnswers().map(({ text }) => text),
    ...trainingIdeas().flatMap(({ ideaBrief, problem }) => [ideaBrief, problem ?? '']),
    ...(readJson(UNRATED_FILE) as readonly string[]),
  ].filter((text) => text.trim() !== '');
  const beside = (readJson(BESIDE_FILE) as readonly string[]).flatMap((sentence, index) =>
    Array.from({ length: TEXTS_BEHIND }, (_, turn) => {
      const text = texts[((index * TEXTS_BEHIND + turn) * STEP) % texts.length] ?? '';
      return `${text.replace(/(?<![.!?])$/, '.')} ${sentence}`;
    }),
  );
  return { ofStartups: texts.flatMap(measuredBehindFirst), besideThePoint: beside.flatMap(measuredLast) };
}
