import type { InsightMetric } from '@playbook/contracts/insights/industry-insights.schema';
import { groupedNumber } from '@playbook/critique/engine/numbers/amount-text';
import { BENCHMARKS } from '../knowledge/industry-knowledge.js';
import type { KnownStartup } from '../startup/known-startup.js';
import { saidOf } from '../startup/said-of-startup.js';
import { countOf } from './said/buyers/counted-customers.js';
import { fits } from './facts/fits.js';
import { isStudied } from './said/business-kind.js';

const GROWTH = 'Early growth, demo-day companies';
const VALUE_PRICE = 'Value-based price';
const [SLOW, FAST] = [0.05, 0.1];
/** Of fewer, a share in a week is less than one. */
const FEW = 20;
const [ONE_A_WEEK_FROM, FEWEST] = [10, 4];

/** "Of your 62 nurseries that is 3 to 6 more a week"; null where no such count is told. */
function ofTheirs(startup: KnownStartup): string | null {
  const counted = countOf(startup);
  if (counted === null || counted.count < FEWEST) return null;
  const { count, name } = counted;
  const your = `of your ${groupedNumber(count)} ${name} that is`;
  const [low, high] = [Math.round(count * SLOW), Math.round(count * FAST)];
  if (count >= FEW) return `${your} ${groupedNumber(low)} to ${groupedNumber(high)} more a week`;
  if (count >= ONE_A_WEEK_FROM) return `${your} about one more a week`;
  return `${your} one more every ${Math.round(1 / (count * FAST))} to ${Math.round(1 / (count * SLOW))} weeks`;
}

function ownBenchmark(metric: InsightMetric, startup: KnownStartup): InsightMetric[] {
  if (metric.name === VALUE_PRICE) return saidOf(startup).price.state === 'absent' ? [metric] : [];
  if (metric.name !== GROWTH) return [metric];
  const own = ofTheirs(startup);
  if (own === null && isStudied(startup)) return [];
  return [own === null ? metric : { ...metric, benchmark: `${metric.benchmark}; ${own}` }];
}

/** Benchmarks of all industries that say something to a startup, in its own numbers where it tells them; all of them where nothing is said. */
export const benchmarksFor = (startup: KnownStartup): InsightMetric[] =>
  startup.text === ''
    ? [...BENCHMARKS]
    : BENCHMARKS.filter(({ name, benchmark }) => fits(`${name}: ${benchmark}`, startup)).flatMap((metric) =>
        ownBenchmark(metric, startup),
      );
