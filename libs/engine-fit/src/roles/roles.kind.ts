import { writeFileSync } from 'node:fs';
import { byRole, RoleModel, type RoleThresholds } from '@playbook/critique/answer/prefill/roles/role-model';
import {
  type RoleScores,
  SENTENCE_ROLES,
  type SentenceRole,
} from '@playbook/critique/answer/prefill/roles/sentence-role';
import type { FittedKind, Progress } from '../evaluation/fitted-kind.js';
import { readWordVectors } from '../numbers/word-vectors.js';
import { rounded } from '../numbers/sentence-columns.js';
import { fitRoles } from './fit-roles.js';
import { type LabelledSentence, trainingBriefs } from './training-briefs.js';

const MODEL_FILE = new URL('../../../critique/src/answer/prefill/roles/role-model.json', import.meta.url);
const FOLDS = 5;

interface ScoredSentence {
  readonly roles: readonly SentenceRole[];
  readonly scores: RoleScores;
}

/** Every sentence as a model scores it that has seen nothing of its brief. */
function crossValidate(briefs: readonly (readonly LabelledSentence[])[], progress: Progress): ScoredSentence[] {
  const vectors = readWordVectors();
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    progress(`roles: fold ${fold + 1} of ${FOLDS}`);
    const isUnseen = (_: unknown, index: number): boolean => index % FOLDS === fold;
    const others = briefs.filter((brief, index) => !isUnseen(brief, index));
    const model = new RoleModel(fitRoles(others, vectors));
    return briefs.filter(isUnseen).flatMap((brief) => {
      const scores = model.scoresOf(brief.map(({ measured }) => measured));
      return brief.flatMap(({ roles }, index) => {
        const own = scores[index];
        return own === undefined ? [] : [{ roles, scores: own }];
      });
    });
  });
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

const surest = (scores: RoleScores): SentenceRole =>
  SENTENCE_ROLES.reduce((best, role) => (scores[role] > scores[best] ? role : best));

/** How often a sentence with a role has a higher score for it than one without. */
function ranking(sentences: readonly ScoredSentence[], role: SentenceRole): number {
  const scoresWhere = (has: boolean): number[] =>
    sentences.filter(({ roles }) => roles.includes(role) === has).map(({ scores }) => scores[role]);
  const [having, lacking] = [scoresWhere(true), scoresWhere(false)];
  const below = having.reduce((sum, score) => sum + lacking.filter((other) => other < score).length, 0);
  return below / Math.max(1, having.length * lacking.length);
}

/** Of sentences with a role so many may have a lower score than those that may have it. */
const MISSED_SHARE = 0.05;
/** Of sentences that surely have a role so many have it. */
const SURE_SHARE = 0.9;
/** Of fewer nothing is sure. */
const FEWEST_SURE = 8;

function thresholdsOf(sentences: readonly ScoredSentence[], role: SentenceRole): RoleThresholds {
  const falling = sentences
    .map(({ roles, scores }) => ({ has: roles.includes(role), score: scores[role] }))
    .toSorted((a, b) => b.score - a.score);
  const having = falling.filter(({ has }) => has);
  const may = having[Math.floor((1 - MISSED_SHARE) * having.length)]?.score ?? 0;
  let [right, surely] = [0, Number.MAX_SAFE_INTEGER];
  for (const [index, { has, score }] of falling.entries()) {
    right += Number(has);
    if (index + 1 >= FEWEST_SURE && right >= SURE_SHARE * (index + 1)) surely = score;
  }
  return { may: rounded(may), surely: rounded(surely) };
}

function report(sentences: readonly ScoredSentence[]): string[] {
  const right = sentences.filter(({ roles, scores }) => roles.includes(surest(scores))).length;
  return [
    `roles: ${FOLDS}-fold cross-validation on ${sentences.length} sentences`,
    `the surest role is one that the reader gave: ${percent(right, sentences.length)}`,
    ...SENTENCE_ROLES.map((role) => {
      const count = sentences.filter(({ roles }) => roles.includes(role)).length;
      return `${role} (${count}): a sentence with it is above one without in ${percent(ranking(sentences, role), 1)}`;
    }),
  ];
}

function fit(progress: Progress): string[] {
  const briefs = trainingBriefs();
  const unseen = crossValidate(briefs, progress);
  progress(`roles: fitting to ${briefs.length} briefs`);
  const thresholds = byRole((role) => thresholdsOf(unseen, role));
  writeFileSync(MODEL_FILE, `${JSON.stringify(fitRoles(briefs, readWordVectors(), thresholds))}\n`);
  return report(unseen);
}

/** Sentences of briefs: what they say of a startup. Their labels are readers'. */
export const ROLES_KIND: FittedKind = {
  fit,
  evaluate: (_, progress) => report(crossValidate(trainingBriefs(), progress)),
};
