import type { Trap } from '@playbook/contracts/analysis/idea-check.schema';
import { EDITION } from '@playbook/contracts/core/edition';
import type { ReactNode } from 'react';
import { EvidenceList } from '../../../../components/analysis/evidence/evidence-list.js';
import { joinedText } from '../../lib/joined-text.js';
import type { EvidenceProps } from '../../lib/idea-reasons.js';
import styles from './result-card.module.css';
import { RiskBadge } from './risk-badge.js';

const KINDS: Readonly<Record<Trap['kind'], string>> = {
  tarpit: 'Tarpit',
  crowded: 'Crowded space',
  platform: 'In somebody else\u2019s hands',
  formula: 'Formula',
};

/** What kind of pattern it is, and who says so. */
const kindText = ({ kind, namedByPartners }: Trap): string =>
  `${KINDS[kind]}, ${namedByPartners ? `named by ${EDITION.acceleratorName} partners` : 'often tried'}`;

/** A clause as a sentence. */
const sentenceOf = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

interface TrapListProps {
  readonly traps: readonly Trap[];
  /** What is said already, so that it is not said twice. */
  readonly message: string;
}

/** The patterns that the idea looks like; nothing where there are none. */
function TrapList({ traps, message }: TrapListProps): ReactNode {
  if (traps.length === 0) return null;
  return (
    <ul className={styles.traps}>
      {traps.map((trap) => (
        <li key={trap.id} className={styles.trap}>
          <p className={styles.name}>
            {trap.name}
            <span className={styles.kind}>{kindText(trap)}</span>
          </p>
          {!message.includes(trap.whyItTraps) && <p className={styles.why}>{sentenceOf(trap.whyItTraps)}</p>}
        </li>
      ))}
    </ul>
  );
}

/** How dangerous the category is, the patterns it was read from, and what would change a partner's mind. */
export function CategoryRiskCard({ check, reasons, pointing }: EvidenceProps): ReactNode {
  const { level, range, message, suggestions, traps } = check.categoryRisk;
  return (
    <section className="pb-card" aria-labelledby="risk">
      <div className={styles.head}>
        <h3 id="risk" className={styles.title}>
          Category Risk Scan
        </h3>
        <RiskBadge level={level} range={range} />
      </div>
      {range !== undefined && (
        <p>
          Between {range[0]} and {range[1]}: it is close, and the text does not settle which.
        </p>
      )}
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
