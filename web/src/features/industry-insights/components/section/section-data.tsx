import type {
  FieldInsights,
  InsightSection,
  InsightMetric,
} from '@playbook/contracts/insights/industry-insights.schema';
import type { ReactNode } from 'react';
import { EngineLine } from '../../../../components/analysis/result/engine-line.js';
import { ExampleList } from '../../../../components/insights/example-list.js';
import { InsightsText } from './insights-text.js';
import { MarketChart } from './market-chart.js';
import styles from './section-data.module.css';
import { FigureText } from '../../../../components/insights/figure-text.js';
import { SourceNote } from '../../../../components/insights/source-note.js';
import { CopyButton } from '../../../../components/ui/buttons/copy-button.js';
import { personaOf } from '../../lib/persona.js';

interface SuggestionListProps {
  readonly suggestions: readonly string[];
  /** People, as a name and what is known of them, instead of recommendations. */
  readonly arePersonas: boolean;
}

/** What to do next, or whom to look for; each to be copied. */
function SuggestionList({ suggestions, arePersonas }: SuggestionListProps): ReactNode {
  if (suggestions.length === 0) return null;
  return (
    <div>
      <h3>{arePersonas ? 'Customer Personas' : 'Key Recommendations'}</h3>
      <ul className={styles.suggestionList}>
        {suggestions.map((suggestion, index) => {
          const persona = arePersonas ? personaOf(suggestion, index) : null;
          return (
            <li key={suggestion} className={styles.item}>
              <p dir="auto">
                {persona !== null && <strong className={styles.name}>{persona.name}</strong>}
                {persona === null ? <FigureText text={suggestion} /> : persona.description}
              </p>
              <CopyButton text={suggestion} subject={persona?.name ?? suggestion} isCompact />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface MetricListProps {
  readonly title: string;
  readonly metrics: readonly InsightMetric[];
  /** A chart of figures of the same section. */
  readonly children?: ReactNode;
}

/** Numbers to watch, with what is usual and who says so. */
function MetricList({ title, metrics, children }: MetricListProps): ReactNode {
  if (metrics.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      {children}
      <dl className={styles.list}>
        {metrics.map(({ name, benchmark, source, confidence }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <FigureText text={benchmark} />
              <br />
              <SourceNote source={source} confidence={confidence} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SectionDataProps {
  readonly section: InsightSection;
  readonly data: FieldInsights;
}

/** What is known of one section, and who says so (decision D3). */
export function SectionData({ section, data }: SectionDataProps): ReactNode {
  const { insights, suggestions, examples, metrics, chart } = data;
  const metricsTitle = section === 'market-size' ? 'Market Data & Metrics' : 'Key Metrics to Track';
  return (
    <div className={styles.parts}>
      {insights !== '' && <InsightsText text={insights} />}
      <SuggestionList suggestions={suggestions} arePersonas={section === 'target-customers'} />
      <ExampleList examples={examples} />
      <MetricList title={metricsTitle} metrics={metrics}>
        {chart !== null && <MarketChart chart={chart} />}
      </MetricList>
      <EngineLine analysis={data} standIn="The built-in industry knowledge answered instead." isTextJudged={false} />
    </div>
  );
}
