import { writeFileSync } from 'node:fs';
import { SentenceStarts } from '@playbook/critique/demo/reading/sentence-starts';
import type { FittedKind, Progress } from '../evaluation/fitted-kind.js';
import { fitSentenceStarts } from './fit-sentence-starts.js';
import { type BareText, trainingTexts } from './training-talks.js';

const STARTS_FILE = new URL('../../../critique/src/demo/reading/sentence-starts.json', import.meta.url);
const FOLDS = 4;

interface Counts {
  readonly found: number;
  readonly right: number;
  readonly there: number;
}

const NOTHING: Counts = { found: 0, right: 0, there: 0 };

function countsIn(finder: SentenceStarts, { tokens, starts }: BareText): Counts {
  // The first word begins a sentence in any case.
  const found = finder.in(tokens).filter((at) => at > 0);
  return { found: found.length, right: found.filter((at) => starts.has(at)).length, there: starts.size - 1 };
}

const added = (a: Counts, b: Counts): Counts => ({
  found: a.found + b.found,
  right: a.right + b.right,
  there: a.there + b.there,
});

/** How well sentences are found in talks that the model has not seen. */
function unseen(progress: Progress): string[] {
  let sum = NOTHING;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    progress(`talk: fold ${fold + 1} of ${FOLDS}`);
    const { training, unseen: texts } = trainingTexts(FOLDS, fold);
    const finder = new SentenceStarts(fitSentenceStarts(training));
    sum = texts.map((text) => countsIn(finder, text)).reduce(added, sum);
  }
  const [precision, recall] = [sum.right / Math.max(1, sum.found), sum.right / Math.max(1, sum.there)];
  return [
    `talk: ${FOLDS}-fold cross-validation on talks without stops`,
    `sentences (${sum.there}): precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)}`,
  ];
}

function fit(progress: Progress): string[] {
  const { training } = trainingTexts(FOLDS, null);
  progress(`talk: fitting where sentences begin to ${training.length} texts`);
  const model = fitSentenceStarts(training);
  writeFileSync(STARTS_FILE, `${JSON.stringify(model)}\n`);
  return [`talk: fitted ${Object.keys(model.weights).length} weights to ${training.length} texts`, ...unseen(progress)];
}

/** Talks: where sentences begin in words that nobody punctuated. There are no ratings of them. */
export const TALK_KIND: FittedKind = { fit, evaluate: (_, progress) => unseen(progress) };
