import type { ReactNode } from 'react';
import { EvidenceList } from '../../../components/analysis/evidence-list.js';
import { joinedText } from '../lib/joined-text.js';
import type { EvidenceProps } from './evidence-props.js';
import styles from './result-card.module.css';
import { RiskBadge } from './risk-badge.js';
import { TrapList } from './trap-list.js';

/** How dangerous the category is, the patterns it was read from, and what would change a partner's mind. */
export function CategoryRiskCard({ check, reasons, pointing }: EvidenceProps): ReactNode {
  const { level, message, suggestions, traps } = check.categoryRisk;
  return (
    <section className="pb-card" aria-labelledby="risk">
      <div className={styles.head}>
        <h3 id="risk" className={styles.title}>
          Category Risk Scan
        </h3>
        <RiskBadge level={level} />
      </div>
      <p>{message}</p>
      <TrapList traps={traps} message={message} />
      <h4 className={styles.subtitle}>What would change a partner’s mind</h4>
      <ul className={styles.list}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>{suggestion}</li>
        ))}
      </ul>
      <EvidenceList
        subject="category risk"
        evidence={reasons.filter(({ score }) => score === 'risk')}
        text={joinedText(check.draft)}
        pointing={pointing}
      />
    </section>
  );
}
