import { DEMO_CATEGORIES, type DemoCategory, type DemoEntry, type DemoFormat } from './demo-entry.schema.js';

type Weights = Readonly<Record<DemoCategory, number>>;

const weights = (percents: readonly [number, number, number, number, number, number]): Weights => {
  const [problemClarity, solutionDemo, marketValidation, teamCredibility, businessModel, callToAction] = percents;
  return { problemClarity, solutionDemo, marketValidation, teamCredibility, businessModel, callToAction };
};

/**
 * What each category counts for, in percent. An application video is about founders, a demo-day pitch about proof, a product
 * demo about the product.
 */
export const FORMAT_WEIGHTS_PERCENT: Readonly<Record<DemoFormat, Weights>> = {
  'demo-day pitch': weights([20, 15, 30, 10, 15, 10]),
  'YC application video': weights([20, 20, 15, 30, 5, 10]),
  'product demo': weights([25, 40, 10, 5, 5, 15]),
  'company film about its demo day': weights([20, 25, 15, 25, 5, 10]),
};

/** The mean of the categories by the weights of the format, rounded. */
export function weightedScore({ format, analysis }: Pick<DemoEntry, 'format' | 'analysis'>): number {
  const percent = FORMAT_WEIGHTS_PERCENT[format];
  const total = DEMO_CATEGORIES.reduce((sum, category) => sum + analysis[category].score * percent[category], 0);
  return Math.round(total / 100);
}
