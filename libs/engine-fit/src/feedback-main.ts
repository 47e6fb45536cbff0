import { parseArgs } from 'node:util';
import { runScript } from './command-line/run-script.js';
import { feedbackReport, measureFeedback } from './feedback/feedback-report.js';
import { labelledTexts } from './feedback/labelled-texts.js';
import type { Measure } from './feedback/measure.js';
import { measureModel } from './feedback/model/measure-model.js';
import { ModelProduct } from './feedback/model/model-product.js';

const { values } = parseArgs({
  options: { all: { type: 'boolean' }, model: { type: 'boolean' }, texts: { type: 'string' } },
});

/** Of the first so many texts, all where no number is given. */
async function ofModel(): Promise<Measure[]> {
  const product = await ModelProduct.start();
  try {
    return await measureModel(product, labelledTexts().slice(0, Number(values.texts ?? Infinity)));
  } finally {
    await product.stop();
  }
}

await runScript(async (print) => {
  const measures = values.model === true ? await ofModel() : measureFeedback();
  const { lines, isMet } = feedbackReport(measures, values.all === true);
  print(lines);
  if (!isMet) throw new Error('A bar is missed.');
});
