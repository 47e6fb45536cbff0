import type { Engine } from '@playbook/contracts/pitch-analysis.schema';
import type { ReactNode } from 'react';
import styles from './engine-line.module.css';

interface EngineLineProps {
  readonly engine: Engine | null;
}

/** Who made the analysis (decision D3). */
export function EngineLine({ engine }: EngineLineProps): ReactNode {
  return (
    <p className={styles.line}>
      {engine === null ? 'Made by nobody: sample figures' : `${engine.label} ${engine.version}`}
    </p>
  );
}
