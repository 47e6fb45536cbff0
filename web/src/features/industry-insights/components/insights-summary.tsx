import { Button } from '@mantine/core';
import type { InsightBasis } from '@playbook/contracts/insights/industry-insights.schema';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import type { InsightsOrigin } from '../hooks/use-kept-insights.js';
import { basisWords } from '../lib/basis-words.js';
import styles from './insights-summary.module.css';

interface InsightsSummaryProps {
  readonly basis: InsightBasis;
  readonly origin: InsightsOrigin;
  /** The startup was described otherwise when these insights were made. */
  readonly isOutdated: boolean;
  readonly isBusy: boolean;
  readonly onClear: () => void;
}

/** What the insights below are about and how old they are; removes them. */
export function InsightsSummary({ basis, origin, isOutdated, isBusy, onClear }: InsightsSummaryProps): ReactNode {
  return (
    <>
      {isOutdated && (
        <Notice tone="warning" icon={IconAlertTriangle}>
          <p>Your description has changed since these insights were made. Generate them again to make them fit.</p>
        </Notice>
      )}
      <div className={styles.summary}>
        <p>
          Insights for <strong>{basisWords(basis)}</strong>
          <span className={styles.age}>
            {' '}
            · <TimeAgo instant={origin.timestamp} />
          </span>
        </p>
        <Button
          variant="default"
          size="xs"
          disabled={isBusy}
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={onClear}
        >
          Clear insights
        </Button>
      </div>
    </>
  );
}
