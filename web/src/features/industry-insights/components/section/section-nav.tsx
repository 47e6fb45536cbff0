import { INSIGHT_SECTIONS } from '@playbook/contracts/insights/industry-insights.schema';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SectionStates } from '../../lib/section-states.js';
import { SECTION_TITLES } from '../../lib/section-titles.js';
import styles from './section-nav.module.css';

interface SectionNavProps {
  readonly states: SectionStates;
}

/** Links to the six cards, which are long on a phone. */
export function SectionNav({ states }: SectionNavProps): ReactNode {
  return (
    <nav aria-label="Sections" className={styles.nav}>
      <ul>
        {INSIGHT_SECTIONS.map((section) => (
          <li key={section}>
            <a href={`#${section}`} data-status={states[section].status}>
              {states[section].status === 'error' && (
                <>
                  <IconAlertTriangle size={16} aria-hidden />
                  <span className="visually-hidden">Failed: </span>
                </>
              )}
              {SECTION_TITLES[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
