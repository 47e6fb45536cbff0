import { writeFileSync } from 'node:fs';
import { RelevanceModel } from '@playbook/critique/engine/relevance/relevance-model';
import type { FittedKind, Progress } from '../evaluation/fitted-kind.js';
import { readWordVectors } from '../numbers/word-vectors.js';
import { rounded } from '../numbers/sentence-columns.js';
import { fitRelevance, thresholdFor } from './fit-relevance.js';
import { TEXTS_BEHIND, trainingSentences, type SentencesToTell } from './training-sentences.js';

const MODEL_FILE = new URL('../../../critique/src/engine/relevance/model.json', import.meta.url);
const FOLDS = 5;
/** So many sentences of texts go into a fold together. */
const TOGETHER = 40;
/** Of the startups' own sentences so many may be taken for doubtful, which costs them only what they alone would add. */
const DOUBTFUL_SHARE = 0.07;

const ofFolds = (
  { ofStartups, besideThePoint }: SentencesToTell,
  isKept: (fold: number) => boolean,
): SentencesToTell => ({
  // Sentences of one text stand together and share its words.
  ofStartups: ofStartups.filter((_, index) => isKept(Math.floor(index / TOGETHER) % FOLDS)),
  // The same sentence behind another text has been seen.
  besideThePoint: besideThePoint.filter((_, index) => isKept(Math.floor(index / TEXTS_BEHIND) % FOLDS)),
});

const share = (count: number, total: number): string => `${((100 * count) / total).toFixed(1)} % of ${total}`;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What a model does with sentences that it was not fitted to. */
interface Unseen {
  /** From it on so many of the startups' own sentences are doubtful as may be: a model is surer of those that it has seen. */
  readonly threshold: number;
  /** Sentences beside the point that are doubtful with it. */
  readonly doubted: number;
}

function unseenIn(fold: number, sentences: SentencesToTell, vectors: readonly Float64Array[]): Unseen {
  const others = ofFolds(sentences, (own) => own !== fold);
  const { ofStartups, besideThePoint } = ofFolds(sentences, (own) => own === fold);
  const model = new RelevanceModel(fitRelevance(others, vectors, DOUBTFUL_SHARE));
  const threshold = thresholdFor(model, ofStartups, DOUBTFUL_SHARE);
  return { threshold, doubted: besideThePoint.filter((one) => model.scoreOf(one) >= threshold).length };
}

function crossValidate(sentences: SentencesToTell, progress: Progress): readonly Unseen[] {
  const vectors = readWordVectors();
  return Array.from({ length: FOLDS }, (_, fold) => {
    progress(`relevance: fold ${fold + 1} of ${FOLDS}`);
    return unseenIn(fold, sentences, vectors);
  });
}

function report(unseen: readonly Unseen[], { besideThePoint }: SentencesToTell): string[] {
  const doubted = unseen.reduce((sum, { doubted: some }) => sum + some, 0);
  const ofStartups = `${Math.round(100 * DOUBTFUL_SHARE)} % of those of startups are`;
  return [
    `relevance: ${FOLDS}-fold cross-validation`,
    `sentences beside the point that are doubtful, where ${ofStartups}: ${share(doubted, besideThePoint.length)}`,
  ];
}

function fit(progress: Progress): string[] {
  const sentences = trainingSentences();
  const unseen = crossValidate(sentences, progress);
  progress(`relevance: fitting to ${sentences.ofStartups.length} sentences of startups`);
  const threshold = rounded(mean(unseen.map((one) => one.threshold)));
  const file = { ...fitRelevance(sentences, readWordVectors(), DOUBTFUL_SHARE), threshold };
  writeFileSync(MODEL_FILE, `${JSON.stringify(file)}\n`);
  return report(unseen, sentences);
}

function evaluate(progress: Progress): string[] {
  const sentences = trainingSentences();
  return report(crossValidate(sentences, progress), sentences);
}

/** Sentences: whether they say anything of the startup that a text is about. There are no ratings of them. */
export const RELEVANCE_KIND: FittedKind = { fit, evaluate: (_, progress) => evaluate(progress) };
