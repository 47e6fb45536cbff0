import type { ReactNode } from 'react';
import { DEGRADED_WORDS } from '../lib/degraded-words.js';
import type { ShownAnalysis } from '../lib/shown-analysis.js';
import styles from './engine-line.module.css';

type Origin = Pick<ShownAnalysis, 'engine' | 'degradedReason' | 'message'>;

interface EngineLineProps {
  readonly analysis: Origin;
}

const nameOf = ({ engine }: Origin): string => {
  if (engine === null) return 'Made by nobody: sample figures';
  return engine.kind === 'model'
    ? `Language model ${engine.label}, ${engine.version}`
    : `${engine.label} ${engine.version}`;
};

/** Who made the analysis, and why it was not who was asked (decision D3). */
export function EngineLine({ analysis }: EngineLineProps): ReactNode {
  const { degradedReason, message } = analysis;
  const reason =
    degradedReason === null ? null : `${DEGRADED_WORDS[degradedReason]} The built-in rubric judged instead.`;
  return (
    <div className={styles.line}>
      <p>{nameOf(analysis)}</p>
      {reason !== null && <p className={styles.reason}>{message ?? reason}</p>}
    </div>
  );
}
