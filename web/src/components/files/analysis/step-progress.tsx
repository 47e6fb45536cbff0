import { type ReactNode, useId } from 'react';
import styles from './step-progress.module.css';

interface StepProgressProps {
  readonly label: string;
  /** Of the whole way from the file to the result: 50 is 'uploaded' (decision D10). */
  readonly percent: number;
  /** How far it is, for the eye. */
  readonly text: string;
  /** The same for screen readers, who hear it when it changes. */
  readonly spoken: string;
}

/** How far a video is on its way from the file to the result. */
export function StepProgress({ label, percent, text, spoken }: StepProgressProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.step}>
      <progress className={styles.bar} aria-labelledby={`${id}-label`} value={percent} max={100} />
      <p className={styles.text}>
        <span id={`${id}-label`} className="visually-hidden">
          {label}
        </span>
        <span aria-hidden="true">{text}</span>
        <span aria-hidden="true">{Math.round(percent)}%</span>
      </p>
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
    </div>
  );
}
