import { Button } from '@mantine/core';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/ui/notice.js';
import { NO_TRANSCRIPT, notMeasuredText } from '../../../../failures/files/demo-analysis-failures.js';
import { timeText } from '../../../../lib/words/amounts.js';
import { CONTENT_NOT_JUDGED_WORDS } from '../../lib/words/demo-words.js';

interface ResultNoticesProps {
  readonly demo: DemoAnalysis;
  readonly review: DemoReview;
  /** Analyses the video anew. */
  readonly onAgain: () => void;
}

/** What is missing from the result, each with the reason. */
function missingTexts({ facts, noTranscriptReason }: DemoAnalysis, { contentNotJudged }: DemoReview): string[] {
  const texts = (facts?.notMeasured ?? []).map(notMeasuredText);
  if (facts !== null && facts.endsEarlyAtS !== null) {
    texts.unshift(`The file ends early: it was read up to ${timeText(facts.endsEarlyAtS)}.`);
  }
  if (contentNotJudged !== null) texts.unshift(CONTENT_NOT_JUDGED_WORDS[contentNotJudged]);
  if (noTranscriptReason !== null) texts.unshift(NO_TRANSCRIPT[noTranscriptReason]);
  return texts;
}

/** What a founder must know before reading the scores: grave faults, and what was not assessed. */
export function ResultNotices({ demo, review, onAgain }: ResultNoticesProps): ReactNode {
  const missing = missingTexts(demo, review);
  const mayHelp =
    demo.noTranscriptReason === 'speech-engine-failed' ||
    (demo.facts?.notMeasured ?? []).some(({ why }) => why === 'failed' || why === 'out-of-time');
  return (
    <>
      {review.redFlags.length > 0 && (
        <Notice tone="warning" icon={IconAlertTriangle} title="Red flags">
          {review.redFlags.map(({ id, message }) => (
            <p key={id}>{message}</p>
          ))}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="info" icon={IconInfoCircle} title="What was not assessed">
          {missing.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {mayHelp && (
            <Button size="xs" variant="default" onClick={onAgain}>
              Analyze Again
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}
