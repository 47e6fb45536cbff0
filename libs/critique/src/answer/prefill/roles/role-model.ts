import type { MeasuredSentence } from '../../../engine/relevance/sentence-measures.js';
import { SILENT_WEIGHT } from '../../../engine/relevance/relevance-model.js';
import { weightOf } from '../../../engine/words/word-use.js';
import type { SaidRoles } from './said-roles.js';
import { type RoleScores, SENTENCE_ROLES, type SentenceRole } from './sentence-role.js';

/** What tells one role by the sentence alone. */
export interface OwnPoints {
  readonly constant: number;
  /** In the order of `ROLE_MEASURES`, and of `placesOf` behind them. */
  readonly measures: readonly number[];
  /** Points of one unit of `words`. */
  readonly unit: number;
  /** Base64 of signed bytes, in the order of the list of English words. */
  readonly words: string;
}

/** What tells one role by what the sentence and those around it seem to say, in the order of `neighborsOf`. */
export interface PointsInText {
  readonly constant: number;
  readonly points: readonly number[];
}

/** From which scores on a sentence may have a role and surely has it, as it came out for briefs that were not in the fit. */
export interface RoleThresholds {
  /** Of the sentences that have it nineteen in twenty have this score. */
  readonly may: number;
  /** Of the sentences with this score nine in ten have it. */
  readonly surely: number;
}

/** The model file. */
export interface RoleModelFile {
  readonly version: string;
  readonly thresholds: Readonly<Record<SentenceRole, RoleThresholds>>;
  readonly own: Readonly<Record<SentenceRole, OwnPoints>>;
  readonly inText: Readonly<Record<SentenceRole, PointsInText>>;
}

const NO_SENTENCE: readonly number[] = SENTENCE_ROLES.map(() => 0);
/** The sentence itself, the two before it and the one behind it. */
const SEEN_FROM = [0, -1, -2, 1] as const;

/** A text of so many sentences is a story as often as a description, and begins with anything. */
export const FEWEST_OF_LONG = 6;
/**
 * In cross-validation what a sentence surely says of a change, or of how far they are, was right in 178 of 193 sentences
 * of texts with four or five of them, as in longer ones.
 */
const FEWEST_TOLD = 4;

/** Where a sentence stands: whether it is the first, the second or the last, how far on, and the same in a long text. */
export function placesOf(index: number, count: number): readonly number[] {
  const isLong = Number(count >= FEWEST_OF_LONG);
  const [isFirst, isSecond] = [Number(index === 0), Number(index === 1)];
  return [isFirst, isSecond, Number(index === count - 1), index / count, isLong, isLong * isFirst, isLong * isSecond];
}

/** From this share of the score of what surely has a role on, a sentence has it more likely than not. */
const LIKELY = 0.7;

/** What a sentence and those around it seem to say by themselves, with where it stands. */
export const neighborsOf = (own: readonly (readonly number[])[], index: number): number[] => [
  ...SEEN_FROM.flatMap((step) => own[index + step] ?? NO_SENTENCE),
  ...placesOf(index, own.length),
];

/** What the weighted sum of a sentence's words is divided by: long ones say more than short ones, and not as much more as they are longer. */
export const lengthOf = ({ ranks }: MeasuredSentence): number =>
  Math.sqrt(ranks.reduce((total, rank) => total + weightOf(rank), SILENT_WEIGHT));

const dot = (points: readonly number[], values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (points[index] ?? 0), 0);

/** A value for each role. */
export const byRole = <T>(valueOf: (role: SentenceRole) => T): Record<SentenceRole, T> =>
  Object.fromEntries(SENTENCE_ROLES.map((role) => [role, valueOf(role)])) as Record<SentenceRole, T>;

/** The fitted model, made ready to be asked. */
export class RoleModel {
  private readonly words: Readonly<Record<SentenceRole, Int8Array>>;

  constructor(private readonly file: RoleModelFile) {
    this.words = byRole((role) => Int8Array.from(Buffer.from(file.own[role].words, 'base64')));
  }

  /** Scores by role of each sentence of a text, from all of them in their order. */
  scoresOf(sentences: readonly MeasuredSentence[]): RoleScores[] {
    const own = this.ownScoresOf(sentences);
    return sentences.map((_, index) => {
      const seen = neighborsOf(own, index);
      return byRole((role) => this.file.inText[role].constant + dot(this.file.inText[role].points, seen));
    });
  }

  /** The same, with what that comes to. */
  rolesOf(sentences: readonly MeasuredSentence[]): SaidRoles[] {
    return this.scoresOf(sentences).map((scores) => {
      const from = (threshold: keyof RoleThresholds, share = 1): ReadonlySet<SentenceRole> =>
        new Set(SENTENCE_ROLES.filter((role) => scores[role] >= share * this.file.thresholds[role][threshold]));
      return {
        scores,
        possible: from('may'),
        likely: from('surely', LIKELY),
        sure: from('surely'),
        isOfLong: sentences.length >= FEWEST_OF_LONG,
        isTold: sentences.length >= FEWEST_TOLD,
      };
    });
  }

  /** What each sentence seems to say by itself, in the order of the roles. */
  ownScoresOf(sentences: readonly MeasuredSentence[]): number[][] {
    return sentences.map((sentence, index) => this.ownScores(sentence, placesOf(index, sentences.length)));
  }

  private ownScores(sentence: MeasuredSentence, places: readonly number[]): number[] {
    const measures = [...sentence.measures, ...places];
    const length = lengthOf(sentence);
    return SENTENCE_ROLES.map((role) => {
      const { constant, measures: points, unit } = this.file.own[role];
      const words = this.words[role];
      const sum = sentence.ranks.reduce((total, rank) => total + weightOf(rank) * (words[rank - 1] ?? 0), 0);
      return constant + dot(points, measures) + (unit * sum) / length;
    });
  }
}
