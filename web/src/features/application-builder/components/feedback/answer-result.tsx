import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { EDITION } from '@playbook/contracts/core/edition';
import type { ReactNode } from 'react';
import { EngineLine } from '../../../../components/analysis/result/engine-line.js';
import { isBasicCheck, type ShownAnswer } from '../../lib/shown-answer.js';
import { AnswerEvidencePanel } from './answer-evidence-panel.js';
import styles from './answer-result.module.css';
import { RewriteOptions } from './rewrite-options.js';

interface AdviceListProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tone?: 'bad' | 'good';
}

/** Lines of advice under a title. Nothing where there is none. */
function AdviceList({ title, lines, tone }: AdviceListProps): ReactNode {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul className={styles.advice} data-tone={tone}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

const LANGUAGE_NOTES = {
  noise: 'This does not read like an answer yet.',
  'not-english': 'This is not in English, so only its facts were judged. The real application is read in English.',
} as const;

interface AnswerResultProps {
  readonly address: FieldAddress;
  readonly shown: ShownAnswer;
}

/** Everything a partner would say about an answer, worst first, and the evidence for it. */
export function AnswerResult({ address, shown }: AnswerResultProps): ReactNode {
  const specific = shown.specificityImprovements.map(
    ({ found, replacement }) => `\u201c${found}\u201d \u2192 ${replacement}`,
  );
  return (
    <div className={styles.result}>
      {!isBasicCheck(shown) && <EngineLine analysis={shown} />}
      {shown.notEnglishReason !== null && <p className={styles.note}>{LANGUAGE_NOTES[shown.notEnglishReason]}</p>}
      <div>
        <h4>Partner Feedback</h4>
        <blockquote className={styles.quote}>{shown.partnerFeedback}</blockquote>
      </div>
      <div className={styles.columns}>
        <AdviceList title="Red Flags" tone="bad" lines={shown.redFlags.map(({ message }) => message)} />
        <AdviceList title="Suggestions" lines={shown.suggestions} />
        <AdviceList title="Be more specific" lines={specific} />
        <AdviceList title="Technical credibility" lines={shown.technicalCredibilityTips} />
        <AdviceList title={`What ${EDITION.acceleratorName} asks for`} tone="good" lines={shown.ycTrendAlignment} />
      </div>
      <RewriteOptions address={address} options={shown.rewriteOptions} />
      <AnswerEvidencePanel shown={shown} />
    </div>
  );
}
