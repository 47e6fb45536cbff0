import {
  type SentenceSoFar,
  startFeatures,
  type StartsModel,
  withWord,
} from '@playbook/critique/demo/reading/sentence-starts';
import type { BareText } from './training-talks.js';

const KNOWN_WORDS = 250;
const MIN_COUNT = 20;
const ROUNDS = 6;
const LEARNING_RATE = 0.15;
const RIDGE = 1e-4;
/** Keeps the first steps small. */
const STEP_FLOOR = 1e-2;
const PER_UNIT = 100;
/** Steps through the examples in an order that is no text's own; prime to their number. */
const STRIDE = 7919;

interface Example {
  readonly features: readonly string[];
  readonly isStart: boolean;
}

function knownWords(texts: readonly BareText[]): string[] {
  const counts = new Map<string, number>();
  for (const { tokens } of texts) for (const { lower } of tokens) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, KNOWN_WORDS)
    .map(([word]) => word);
}

function examplesOf({ tokens, starts }: BareText, known: ReadonlySet<string>): Example[] {
  let so: SentenceSoFar | undefined;
  return tokens.flatMap((token, at) => {
    const isStart = starts.has(at);
    const example = so === undefined ? [] : [{ features: startFeatures(tokens, at, so, known), isStart }];
    so = withWord(isStart ? undefined : so, token);
    return example;
  });
}

function frequentOnly(examples: readonly Example[]): Example[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return examples.map(({ features, isStart }) => ({
    features: features.filter((feature) => (counts.get(feature) ?? 0) >= MIN_COUNT),
    isStart,
  }));
}

/** Logistic regression by stochastic descent with steps that shrink for what is seen often; the same texts give the same model. */
export function fitSentenceStarts(texts: readonly BareText[]): StartsModel {
  const words = knownWords(texts);
  const known = new Set(words);
  const examples = frequentOnly(texts.flatMap((text) => examplesOf(text, known)));
  const weights = new Map<string, number>();
  const spread = new Map<string, number>();
  for (let step = 0; step < examples.length * ROUNDS; step += 1) {
    const example = examples[(step * STRIDE) % examples.length];
    if (example === undefined) continue;
    const odds = example.features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
    const error = 1 / (1 + Math.exp(-odds)) - Number(example.isStart);
    for (const feature of example.features) {
      const weight = weights.get(feature) ?? 0;
      const slope = error + RIDGE * weight;
      const squares = (spread.get(feature) ?? 0) + slope * slope;
      spread.set(feature, squares);
      weights.set(feature, weight - (LEARNING_RATE / Math.sqrt(STEP_FLOOR + squares)) * slope);
    }
  }
  const rounded = [...weights].map(([feature, weight]) => [feature, Math.round(weight * PER_UNIT)] as const);
  return { words, weights: Object.fromEntries(rounded.filter(([, weight]) => weight !== 0)) };
}
