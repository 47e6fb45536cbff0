import { PITCH_DIMENSIONS, type PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { readItems } from '../command-line/read-json.js';
import type { RatedPitch } from './pitch-training.js';

export const MODEL_FILE = new URL('../../../critique/src/pitch/model.json', import.meta.url);
export const PHRASES_FILE = new URL('../../../critique/src/pitch/phrases.json', import.meta.url);
export const WORDS_FILE = new URL('../../../critique/src/pitch/words.json', import.meta.url);

interface TrainingFile {
  readonly file: string;
  readonly weight: number;
  /**
   * Points added to the ratings of each dimension, because whoever rated the file was that much stricter than the readers of
   * the others: what models that had not seen its texts gave them more on average.
   */
  readonly stricterByPoints?: Readonly<Record<PitchDimension, number>>;
}

const points = (
  clarity: number,
  specificity: number,
  valueProposition: number,
  differentiation: number,
  insightStrength: number,
): Readonly<Record<PitchDimension, number>> => ({
  clarity,
  specificity,
  valueProposition,
  differentiation,
  insightStrength,
});

/**
 * The rated pitches that live in the project, by file. Descriptions in the manner of company directories and forums are
 * what founders bring most, and there are fewer of them, so each counts for more; those of file f, whole sentences of
 * companies that name themselves and what they build, most of all, and those of files g and i nearly as much. So does each
 * line of the rubric's own calibration set.
 */
const TRAINING_FILES: readonly TrainingFile[] = [
  { file: 'one-liners.mixed.train.json', weight: 1, stricterByPoints: points(0.4, 1.1, 1.3, 0.9, 0.8) },
  { file: 'one-liners.trades.train.json', weight: 1, stricterByPoints: points(0.2, 0.8, 0.6, 0.4, 0.7) },
  { file: 'one-liners.facts-first.train.json', weight: 1, stricterByPoints: points(0.4, 1.6, 1.2, 1.1, 1) },
  { file: 'one-liners.figures.train.json', weight: 1, stricterByPoints: points(0.5, 1.5, 1.4, 1.2, 1) },
  { file: 'one-liners.few-words.train.json', weight: 1, stricterByPoints: points(0.2, 1.2, 0.7, 0.1, 0.6) },
  { file: 'one-liners.known-patterns.train.json', weight: 1, stricterByPoints: points(-0.4, 0.6, 0.4, 0.7, 1.2) },
  { file: 'one-liners.directory.train.json', weight: 2.5 },
  { file: 'one-liners.whole-sentences.train.json', weight: 4, stricterByPoints: points(-0.8, -0.7, -0.7, -0.1, -0.2) },
  { file: 'one-liners.short-lines.train.json', weight: 3, stricterByPoints: points(0.5, 0.6, 0.9, 0.4, 0.3) },
  { file: 'one-liners.riddles-and-drafts.train.json', weight: 1 },
  { file: 'one-liners.finely-graded.train.json', weight: 3 },
  { file: 'one-liners.slogans.train.json', weight: 3, stricterByPoints: points(0.3, 1.4, 0.7, 0.4, 0.5) },
  { file: 'one-liners.rubric.train.json', weight: 5 },
];

function onCommonScale(rated: RatedPitch, stricterByPoints: TrainingFile['stricterByPoints']): RatedPitch {
  if (stricterByPoints === undefined) return rated;
  const added = PITCH_DIMENSIONS.map((dimension) => [dimension, rated[dimension] + stricterByPoints[dimension]]);
  return { ...rated, ...(Object.fromEntries(added) as Record<PitchDimension, number>) };
}

/** Every rated pitch of the project. */
export function trainingPitches(): RatedPitch[] {
  return TRAINING_FILES.flatMap(({ file, weight, stricterByPoints }) =>
    readItems<Omit<RatedPitch, 'weight'>>(new URL(`../../training/${file}`, import.meta.url)).map((rated) =>
      onCommonScale({ ...rated, weight } as RatedPitch, stricterByPoints),
    ),
  );
}
