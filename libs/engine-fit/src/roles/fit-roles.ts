import {
  byRole,
  lengthOf,
  neighborsOf,
  type OwnPoints,
  placesOf,
  type PointsInText,
  RoleModel,
  type RoleModelFile,
  type RoleThresholds,
} from '@playbook/critique/answer/prefill/roles/role-model';
import type { SentenceRole } from '@playbook/critique/answer/prefill/roles/sentence-role';
import { dot } from '../numbers/dot.js';
import { jointRidge } from '../numbers/joint-ridge.js';
import { bytesByWord, ownWords, rounded, wordsVector } from '../numbers/sentence-columns.js';
import { VECTOR_WIDTH } from '../numbers/word-vectors.js';
import type { LabelledSentence } from './training-briefs.js';

const VERSION = '1.0.0';
/** In sentences, by cross-validation. */
const PENALTY = 10;
/** How freely a word may say something else than its meaning does. */
const OWN_WORD = 2;
/** What a sentence says beside its main role counts less. */
const SECOND_ROLE = 0.8;
/** Parts of the briefs that are told from the others, so that no sentence around another one has been seen. */
const FOLDS = 4;

type Brief = readonly LabelledSentence[];

/** The columns of all sentences, one row each. */
interface Rows {
  readonly sentences: readonly LabelledSentence[];
  readonly dense: readonly Float64Array[];
  readonly columns: readonly Int32Array[];
  readonly values: Float64Array;
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const targetOf = (sentences: readonly LabelledSentence[], role: SentenceRole): Float64Array =>
  Float64Array.from(sentences, ({ roles }) => (roles.includes(role) ? (roles[0] === role ? 1 : SECOND_ROLE) : 0));

function rowsOf(briefs: readonly Brief[], vectors: readonly Float64Array[]): Rows {
  const sentences = briefs.flat();
  const measured = sentences.map((sentence) => sentence.measured);
  const places = briefs.flatMap((brief) => brief.map((_, index) => placesOf(index, brief.length)));
  return {
    sentences,
    dense: measured.map((one, row) =>
      Float64Array.from([...wordsVector(one, vectors, lengthOf(one)), ...one.measures, ...(places[row] ?? [])]),
    ),
    columns: ownWords(measured),
    values: Float64Array.from(measured, (one) => OWN_WORD / lengthOf(one)),
  };
}

/** One role by the sentences alone. */
function fitOwn(rows: Rows, role: SentenceRole, vectors: readonly Float64Array[]): OwnPoints {
  const { sentences, dense, columns, values } = rows;
  const target = targetOf(sentences, role);
  const weights = Float64Array.from(target, () => 1);
  const points = jointRidge({ dense, columns, values, weights, width: vectors.length }, target, PENALTY);
  const fromWords = dense[0]?.length ?? 0;
  const ownPoints = (column: number): number => points[fromWords + column] ?? 0;
  const said = Float64Array.from(dense, (row, index) => {
    const own = Array.from(columns[index] ?? [], ownPoints).reduce((sum, one) => sum + one, 0);
    return dot(row, points) + own * (values[index] ?? 0);
  });
  return {
    constant: rounded(mean(target) - mean(said)),
    measures: Array.from(points.slice(VECTOR_WIDTH, fromWords), rounded),
    ...bytesByWord(vectors, points, (column) => OWN_WORD * ownPoints(column)),
  };
}

type OwnByRole = Readonly<Record<SentenceRole, OwnPoints>>;
const NO_THRESHOLDS = byRole((): RoleThresholds => ({ may: 0, surely: 1 }));
const NO_NEIGHBORS = byRole((): PointsInText => ({ constant: 0, points: [] }));

function fitOwnByRole(briefs: readonly Brief[], vectors: readonly Float64Array[]): OwnByRole {
  const rows = rowsOf(briefs, vectors);
  return byRole((role) => fitOwn(rows, role, vectors));
}

/** What each sentence seems to say by itself, to a model that has seen none of its brief. */
function unseenScores(briefs: readonly Brief[], vectors: readonly Float64Array[]): number[][][] {
  const models = Array.from({ length: FOLDS }, (_, fold) => {
    const own = fitOwnByRole(
      briefs.filter((_brief, index) => index % FOLDS !== fold),
      vectors,
    );
    return new RoleModel({ version: VERSION, thresholds: NO_THRESHOLDS, own, inText: NO_NEIGHBORS });
  });
  return briefs.map((brief, index) => models[index % FOLDS]?.ownScoresOf(brief.map(({ measured }) => measured)) ?? []);
}

/** One role by what a sentence and those around it seem to say. */
function fitInText(briefs: readonly Brief[], own: readonly number[][][], role: SentenceRole): PointsInText {
  const sentences = briefs.flat();
  const dense = own.flatMap((brief) => brief.map((_, index) => Float64Array.from(neighborsOf(brief, index))));
  const target = targetOf(sentences, role);
  const rows = {
    dense,
    columns: sentences.map(() => new Int32Array()),
    values: new Float64Array(sentences.length),
    weights: Float64Array.from(target, () => 1),
    width: 0,
  };
  const points = jointRidge(rows, target, PENALTY);
  const said = Float64Array.from(dense, (row) => dot(row, points));
  return { constant: rounded(mean(target) - mean(said)), points: Array.from(points, rounded) };
}

/**
 * Tells what each sentence of a brief says by two ridge regressions a role: over its words, their meaning and what else is measured of it, and
 * over what that says of it and of the sentences around it, as it is said of briefs that were not in the fit.
 */
export function fitRoles(
  briefs: readonly Brief[],
  vectors: readonly Float64Array[],
  thresholds: RoleModelFile['thresholds'] = NO_THRESHOLDS,
): RoleModelFile {
  const own = unseenScores(briefs, vectors);
  return {
    version: VERSION,
    thresholds,
    own: fitOwnByRole(briefs, vectors),
    inText: byRole((role) => fitInText(briefs, own, role)),
  };
}
