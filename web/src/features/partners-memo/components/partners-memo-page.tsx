import { Button } from '@mantine/core';
import {
  MEMO_MIN_ANSWERS,
  type PartnersMemo,
} from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { IconInfoCircle, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { Notice } from '../../../components/ui/notice.js';
import { Page } from '../../../components/ui/page/page.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { memoFailure, notReadText } from '../../../failures/application/application-failures.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { partnersMemoQuery } from '../../../lib/partners-memo/partners-memo.query.js';
import { FormMap } from './form-map.js';
import { MemoReading } from './memo-reading.js';
import styles from '../../../components/memo/memo.module.css';

const BLOCK_HEIGHTS_PX = [140, 220, 220, 160] as const;

interface TooLittleProps {
  readonly answered: number;
  readonly words: number;
}

function writtenText(answered: number, words: number): string {
  if (answered === 0) return 'You have not written an answer yet.';
  return `You have written ${words} ${words === 1 ? 'word' : 'words'} in ${answered} ${answered === 1 ? 'answer' : 'answers'}.`;
}

/** What to do while there is nothing to read. */
function TooLittle({ answered, words }: TooLittleProps): ReactNode {
  return (
    <Notice tone="info" icon={IconPencil} title="There is too little to read yet">
      <p>
        {writtenText(answered, words)} Answer at least {MEMO_MIN_ANSWERS} questions in a few sentences, then come back.
      </p>
      <Link to={WEB_PATHS.applicationBuilder}>Go to the Application Builder</Link>
    </Notice>
  );
}

interface MemoProps {
  readonly memo: PartnersMemo;
}

function Memo({ memo: { reading, form, notRead } }: MemoProps): ReactNode {
  return (
    <>
      {notRead.length > 0 && (
        <Notice tone="warning" icon={IconInfoCircle}>
          <p>{notReadText(notRead)}</p>
        </Notice>
      )}
      {reading.state === 'read' ? <MemoReading reading={reading} /> : <TooLittle {...reading} />}
      <FormMap form={form} />
    </>
  );
}

/** The whole application, read as a partner would, and where each answer goes on the accelerator's form. */
export function PartnersMemoPage(): ReactNode {
  const { id: ownerId } = useFounder();
  const { data, error, isError, isFetching, refetch } = useQuery(partnersMemoQuery(ownerId));
  return (
    <Page page="partnersMemo">
      <p className={styles.actions}>
        <Link to={WEB_PATHS.applicationBuilder}>Back to the Application Builder</Link>
        <Button
          variant="default"
          size="xs"
          disabled={data === undefined}
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </p>
      {isError && (
        <RetryNotice {...memoFailure(error)} isUrgent isLoading={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <LoadingBlocks heightsPx={BLOCK_HEIGHTS_PX} className={styles.blocks} />}
      {data !== undefined && <Memo memo={data} />}
    </Page>
  );
}
