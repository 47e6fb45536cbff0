import type { AnalystOutcome, Engine } from '@playbook/contracts/core/analyst.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import type { ReactNode } from 'react';
import { DEGRADED_WORDS } from '../../../failures/result-failures.js';
import { engineName } from './engine-name.js';
import styles from './engine-line.module.css';

/** Who made an analysis; `engine` is null for a sample, which nobody made. */
export interface Analyst extends Partial<Pick<AnalystOutcome, 'degradedReason' | 'message'>> {
  readonly engine: Engine | null;
}

interface EngineLineProps {
  readonly analysis: Analyst;
  /** Who judged where a language model did not, as a sentence. */
  readonly standIn?: string;
  /** Whether a text was judged, as the page that is led to says how. */
  readonly isTextJudged?: boolean;
}

const RUBRIC_JUDGED = 'The built-in rubric judged instead.';

/** Who made the analysis, and why it was not who was asked (decision D3). */
export function EngineLine({ analysis, standIn = RUBRIC_JUDGED, isTextJudged = true }: EngineLineProps): ReactNode {
  const { engine, degradedReason = null, message = null } = analysis;
  const reason = degradedReason === null ? null : `${DEGRADED_WORDS[degradedReason]} ${standIn}`;
  return (
    <div className={styles.line}>
      <p className={styles.engine}>
        <span>{engine === null ? 'Sample figures: no analysis was made' : engineName(engine)}</span>
        {isTextJudged && (
          <a href={WEB_PATHS.howWeJudge} target="_blank" rel="noopener">
            How we judge
          </a>
        )}
      </p>
      {reason !== null && <p className={styles.reason}>{message ?? reason}</p>}
    </div>
  );
}
