import type { Trap } from '@playbook/contracts/analysis/idea-check.schema';
import type { ReactNode } from 'react';
import { kindText, sentenceOf } from '../lib/trap-words.js';
import styles from './trap-list.module.css';

interface TrapListProps {
  readonly traps: readonly Trap[];
  /** What is said already, so that it is not said twice. */
  readonly message: string;
}

/** The patterns that the idea looks like; nothing where there are none. */
export function TrapList({ traps, message }: TrapListProps): ReactNode {
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
