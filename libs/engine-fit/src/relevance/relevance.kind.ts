import { writeFileSync } from 'node:fs';
import { RelevanceModel } from '@playbook/critique/engine/relevance/relevance-model';
import type { FittedKind, Progress } from '../evaluation/fitted-kind.js';
import { readWordVectors } from '../numbers/word-vectors.js';
import { fitRelevance } from './fit-relevance.js';
import { TEXTS_BEHIND, trainingSentences, type SentencesToTell } from './training-sentences.js';

const MODEL_FILE = new URL('../../../critique/src/engine/relevance/model.json', import.meta.url);
const FOLDS = 5;
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

function unseen(progress: Progress): string[] {
  const sentences = trainingSentences();
  const vectors = readWordVectors();
  let [startups, beside] = [0, 0];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    progress(`relevance: fold ${fold + 1} of ${FOLDS}`);
    const model = new RelevanceModel(
      fitRelevance(
        ofFolds(sentences, (own) => own !== fold),
        vectors,
        DOUBTFUL_SHARE,
      ),
    );
    const others = ofFolds(sentences, (own) => own === fold);
    startups += others.ofStartups.filter((one) => model.isDoubtful(one)).length;
    beside += others.besideThePoint.filter((one) => model.isDoubtful(one)).length;
  }
  return [
    `relevance: ${FOLDS}-fold cross-validation`,
    `sentences beside the point that are doubtful: ${share(beside, sentences.besideThePoint.length)}`,
    `sentences of startups that are doubtful: ${share(startups, sentences.ofStartups.length)}`,
  ];
}

function fit(progress: Progress): string[] {
  const sentences = trainingSentences();
  progress(`relevance: fitting to ${sentences.ofStartups.length} sentences of startups`);
  writeFileSync(MODEL_FILE, `${JSON.stringify(fitRelevance(sentences, readWordVectors(), DOUBTFUL_SHARE))}\n`);
  return unseen(progress);
}

/** Sentences: whether they say anything of the startup that a text is about. There are no ratings of them. */
export const RELEVANCE_KIND: FittedKind = { fit, evaluate: (_, progress) => unseen(progress) };
