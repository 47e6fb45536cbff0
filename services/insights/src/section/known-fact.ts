import type {
  FieldInsights,
  InsightSection,
  InsightSource,
  SourcedText,
} from '@playbook/contracts/insights/industry-insights.schema';
import { KNOWLEDGE } from '../knowledge/industry-knowledge.js';
import { closestFirst } from '../insights/facts/closeness.js';
import { isOfItsCountry, isSourceOfItsCountry } from '../insights/facts/fits.js';
import { relatedFacts } from '../insights/facts/related-facts.js';
import type { KnownStartup } from '../startup/known-startup.js';

/** A fact that a model may use, by a name of its own. */
export interface KnownFact extends SourcedText {
  /** What the model cites it by. */
  readonly id: string;
  /** Whether it is of the section's own statements: then it is told in any case. */
  readonly isStatement: boolean;
}

const metricText = ({ name, benchmark }: FieldInsights['metrics'][number]): string => `${name}: ${benchmark}`;

/** Everything that is known about a section of the startup's industry in its country, closest to its words first. */
export function knownFacts(section: InsightSection, startup: KnownStartup): readonly KnownFact[] {
  const { insights, examples, metrics } = KNOWLEDGE[startup.basis.industry][section];
  const statements = closestFirst(insights, startup.stems, ({ text }) => text);
  const others = [
    ...relatedFacts(section, startup),
    ...closestFirst(examples, startup.stems, ({ text }) => text),
    ...metrics.map((metric) => ({ ...metric, text: metricText(metric) })),
  ];
  return [
    ...statements.map((fact) => ({ ...fact, isStatement: true })),
    ...others.map((fact) => ({ ...fact, isStatement: false })),
  ]
    .filter(({ text, source }) => isOfItsCountry(text, startup) && isSourceOfItsCountry(source, startup))
    .map(({ text, source, confidence, isStatement }, index) => ({
      id: `f${index + 1}`,
      text,
      source,
      confidence,
      isStatement,
    }));
}

/** Who says it and of what year it is, for the prompt. */
export const sourceName = (source: InsightSource | null): string =>
  source === null ? 'rule of thumb' : `${source.publisher}, ${source.year}`;
