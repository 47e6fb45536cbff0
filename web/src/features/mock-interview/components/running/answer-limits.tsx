import { INTERVIEW_ANSWER_MAX_S, INTERVIEW_ANSWER_MAX_WORDS } from '@playbook/contracts/interviews/interview.schema';
import { IconHandStop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/ui/notice.js';
import { clockText } from '../../lib/clock-text.js';
import styles from '../mock-interview.module.css';

interface AnswerLimitsProps {
  readonly id: string;
  readonly words: number;
  readonly seconds: number;
}

/** How long an answer is by now; beyond what a partner listens to it is interrupted. */
export function AnswerLimits({ id, words, seconds }: AnswerLimitsProps): ReactNode {
  const isTooLong = words > INTERVIEW_ANSWER_MAX_WORDS || seconds > INTERVIEW_ANSWER_MAX_S;
  return (
    <>
      <p id={id} className={styles.count} data-over={isTooLong}>
        {words} of {INTERVIEW_ANSWER_MAX_WORDS} words, {clockText(seconds)} of {clockText(INTERVIEW_ANSWER_MAX_S)}
      </p>
      <div role="status">
        {isTooLong && (
          <Notice tone="warning" icon={IconHandStop} title="Stop there: shorter.">
            <p>A partner would interrupt you now. Send what you have, or cut it to one sentence.</p>
          </Notice>
        )}
      </div>
    </>
  );
}
