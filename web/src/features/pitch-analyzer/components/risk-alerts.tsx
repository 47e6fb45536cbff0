import { Tooltip } from '@mantine/core';
import { EDITION } from '@playbook/contracts/core/edition';
import type { ReactNode } from 'react';
import type { ShownAnalysis } from '../lib/shown-analysis.js';
import styles from './risk-alerts.module.css';

const EVENTS = { hover: true, focus: true, touch: true };

interface BuzzwordBadgeProps {
  readonly term: string;
  /** Plain words for it; null when there are none. */
  readonly replacement: string | null;
}

/** A buzzword of the founder's text; pointing at it shows the plain words for it. */
function BuzzwordBadge({ term, replacement }: BuzzwordBadgeProps): ReactNode {
  if (replacement === null) return <span className={styles.badge}>{term}</span>;
  return (
    <Tooltip label={`In plain words: ${replacement}`} multiline maw={300} events={EVENTS}>
      <button type="button" className={styles.badge}>
        {term}
      </button>
    </Tooltip>
  );
}

interface RiskAlertsProps {
  readonly analysis: ShownAnalysis;
}

/** What may put a partner off: buzzwords, hard reading and red flags. Nothing when there is none of these. */
export function RiskAlerts({ analysis }: RiskAlertsProps): ReactNode {
  const { buzzwordRisk, buzzwords, readabilityGrade, redFlags } = analysis;
  const isComplex = readabilityGrade === 'Complex';
  if (buzzwordRisk.length === 0 && redFlags.length === 0 && !isComplex) return null;
  return (
    <section className="pb-card" aria-labelledby="risks">
      <h3 id="risks" className={styles.title}>
        Risk Alerts
      </h3>
      <div className={styles.alerts}>
        {buzzwordRisk.length > 0 && (
          <div>
            <h4 className={styles.subtitle}>Buzzwords</h4>
            <ul className={styles.badges}>
              {buzzwordRisk.map((term) => (
                <li key={term}>
                  <BuzzwordBadge
                    term={term}
                    replacement={buzzwords.find((buzzword) => buzzword.term === term)?.replacement ?? null}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
        {isComplex && (
          <div>
            <h4 className={styles.subtitle}>Readability: Too Complex</h4>
            <p>{EDITION.acceleratorName} prefers simple, clear language. Try shorter sentences and common words.</p>
          </div>
        )}
        {redFlags.length > 0 && (
          <div>
            <h4 className={styles.subtitle}>Red flags</h4>
            <ul className={styles.flags}>
              {redFlags.map(({ id, message }) => (
                <li key={id}>{message}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
