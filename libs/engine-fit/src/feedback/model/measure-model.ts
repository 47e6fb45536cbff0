import type { LabelledText } from '../labelled-texts.js';
import { type Measure, type ReadAndTold, shareOf } from '../measure.js';
import { missingPrecision, repetition } from '../remarks.measures.js';
import { rewritesThatPass, textsWithRewrite } from '../rewrites.measures.js';
import type { ModelProduct } from './model-product.js';

/** Calls of the model at a time. */
const READERS = 4;
/** What can be told of words alone; what the built-in engine means by a remark it says beside it. */
const MEASURES = [missingPrecision, repetition, rewritesThatPass, textsWithRewrite];

interface TextByModel extends ReadAndTold {
  readonly isByModel: boolean;
}

async function read(product: ModelProduct, labelled: readonly LabelledText[]): Promise<TextByModel[]> {
  const waiting = [...labelled];
  const texts: TextByModel[] = [];
  const reader = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      texts.push({ ...one, ...(await product.toldOf(one.text)) });
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  return texts;
}

function heard(texts: readonly TextByModel[]): Measure {
  const unheard = texts.filter(({ isByModel }) => !isByModel);
  return {
    name: 'texts with words of the model',
    value: shareOf(texts.length - unheard.length, texts.length),
    bar: { atLeast: 0 },
    of: texts.length,
    short: unheard.map(({ text }) => text.id),
  };
}

/** The figures of a language model's words, as the product shows them, and how often it was heard. */
export async function measureModel(product: ModelProduct, labelled: readonly LabelledText[]): Promise<Measure[]> {
  const texts = await read(product, labelled);
  const byModel = texts.filter(({ isByModel }) => isByModel);
  return [heard(texts), ...MEASURES.map((measure) => measure(byModel))];
}
