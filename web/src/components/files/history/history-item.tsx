import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ListedFile } from '../../../lib/file-analysis/file-kind.js';
import { sizeText } from '../../../lib/words/amounts.js';
import { ScoreBadge } from '../../ui/badges/score-badge.js';
import { TimeAgo } from '../../ui/time-ago.js';
import type { HistoryItemActions } from './history-card.js';
import styles from './history-card.module.css';

interface StatusTextProps {
  readonly status: ListedFile['status'];
  readonly overallScore: number | null;
  readonly failureText: string;
}

/** How far a file has come, where it has no score. */
function StatusText({ status, overallScore, failureText }: StatusTextProps): ReactNode {
  switch (status) {
    case 'completed':
      return overallScore === null ? <span>Not scored</span> : <ScoreBadge score={overallScore} />;
    case 'processing':
      return <span>Being analyzed</span>;
    case 'uploaded':
      return <span>Not analyzed yet</span>;
    case 'failed':
      return <span>{failureText}</span>;
  }
}

interface HistoryItemProps extends HistoryItemActions {
  readonly file: ListedFile;
  /** The list is not read again when an analysis begins. */
  readonly isWatched: boolean;
  readonly thumbnail: ReactNode;
  /** More about it, beside its age and size. */
  readonly detail?: string | null;
  /** Why the analysis failed, where it did. */
  readonly failureText: string;
  /** Whether a failed one may be analysed another time. */
  readonly mayPassBy: boolean;
  readonly analyzeLabel: string;
  readonly onAnalyze: () => void;
  /** The way out of a failure that lies in the file. */
  readonly wayOut?: ReactNode;
  /** What was found, while it is open. */
  readonly children: ReactNode;
}

/** One file with its score; opens what was found. */
export function HistoryItem(item: HistoryItemProps): ReactNode {
  const { file, isWatched, thumbnail, detail = null, failureText, mayPassBy, analyzeLabel, wayOut = null } = item;
  const { isOpen, onToggle, onDelete, onAnalyze, children } = item;
  const { fileName, fileSizeBytes, overallScore, createdAt } = file;
  const status = isWatched ? 'processing' : file.status;
  const canAnalyze = status === 'uploaded' || (status === 'failed' && mayPassBy);
  return (
    <li className={styles.item}>
      {thumbnail}
      <div className={styles.about}>
        <h3 className={styles.name} dir="auto">
          {fileName}
        </h3>
        <p className={styles.meta}>
          <TimeAgo instant={createdAt} />
          <span>{sizeText(fileSizeBytes)}</span>
          {detail !== null && <span>{detail}</span>}
          <StatusText status={status} overallScore={overallScore} failureText={failureText} />
        </p>
      </div>
      <div className={styles.buttons}>
        {status === 'completed' && (
          <Button size="xs" variant="default" aria-expanded={isOpen} onClick={onToggle}>
            {isOpen ? 'Close Analysis' : 'Open Analysis'}
            <span className="visually-hidden"> of {fileName}</span>
          </Button>
        )}
        {canAnalyze && (
          <Button size="xs" variant="default" onClick={onAnalyze}>
            {status === 'failed' ? 'Try Again' : analyzeLabel}
            <span className="visually-hidden"> {fileName}</span>
          </Button>
        )}
        {status === 'failed' && !mayPassBy && wayOut}
        <ActionIcon variant="default" size={30} aria-label={`Delete ${fileName}`} onClick={onDelete}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && status === 'completed' && <div className={styles.opened}>{children}</div>}
    </li>
  );
}
