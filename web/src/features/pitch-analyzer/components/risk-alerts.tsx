import { EDITION } from '@playbook/contracts/shared/edition';
import type { ReactNode } from 'react';
import type { ShownAnalysis } from '../lib/shown-analysis.js';
import { BuzzwordBadge } from './buzzword-badge.js';
import styles from './risk-alerts.module.css';

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
