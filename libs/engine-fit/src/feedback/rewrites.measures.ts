import { shareOf, type Measure, type ReadAndTold } from './measure.js';
import type { OfferedRewrite } from './told.js';

const MIN_PASSING = 0.95;
const MIN_TEXTS_WITH_ONE = 0.4;
const BLANK = /\[[^\]]{1,300}\]/g;
const FIGURE = /\d(?:[\d.,]{0,40}\d)?/g;
const NAME = /(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]{1,60}/gu;

const factsOf = (text: string): string[] => [...(text.match(FIGURE) ?? []), ...(text.match(NAME) ?? [])];

/** A text with a blank is not finished: it may score less, so that nobody sends it, and never more. */
function scoreFault({ text, score }: OfferedRewrite, before: number): string | null {
  const blanks = text.match(BLANK)?.length ?? 0;
  if (blanks > 1) return `${blanks} blanks`;
  if (blanks === 1) return score > before ? `its blank earns ${score - before} points` : null;
  return score < before ? `scores ${score}, the text ${before}` : null;
}

/** What is wrong with a version of a text; null where nothing is. */
function faultOf(rewrite: OfferedRewrite, before: number): string | null {
  const { original, text } = rewrite;
  const lost = factsOf(original).find((fact) => !text.includes(fact));
  if (lost !== undefined) return `loses ${lost}`;
  const added = factsOf(text.replace(BLANK, '')).find((fact) => !original.toLowerCase().includes(fact.toLowerCase()));
  return added === undefined ? scoreFault(rewrite, before) : `adds ${added}`;
}

/** Does a version keep every number and name, hold one blank at most, and score no less? Where there is none, nothing is wrong. */
export function rewritesThatPass(texts: readonly ReadAndTold[]): Measure {
  const all = texts.flatMap(({ text, told }) =>
    told.rewrites.map((rewrite) => ({ text, rewrite, fault: faultOf(rewrite, told.score) })),
  );
  const wrong = all.filter(({ fault }) => fault !== null);
  return {
    name: 'rewrites that can be used',
    value: shareOf(all.length - wrong.length, all.length),
    bar: { atLeast: MIN_PASSING },
    of: all.length,
    short: wrong.map(({ text, rewrite, fault }) => `${text.id} ${fault}: ${rewrite.text}`),
  };
}

/** Texts with a version that can be used, so that none is not the safest way to be right. */
export function textsWithRewrite(texts: readonly ReadAndTold[]): Measure {
  const without = texts.filter(({ told }) => told.rewrites.every((one) => faultOf(one, told.score) !== null));
  return {
    name: 'texts with a rewrite that can be used',
    value: shareOf(texts.length - without.length, texts.length),
    bar: { atLeast: MIN_TEXTS_WITH_ONE },
    of: texts.length,
    short: without.map(({ text }) => text.id),
  };
}
