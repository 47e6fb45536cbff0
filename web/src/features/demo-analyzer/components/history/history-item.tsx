import { ActionIcon, Button } from '@mantine/core';
import type { DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { analysisFailed, mayPassBy } from '../../../../failures/demo/demo-analysis-failures.js';
import type { DemoScreen } from '../../hooks/use-demo-screen.js';
import { sizeText } from '../../lib/words/amounts.js';
import { PlayableThumbnail } from '../player/playable-thumbnail.js';
import styles from './history-card.module.css';
import { OpenedAnalysis } from './opened-analysis.js';

/** How far a video has come, where it has no score. */
function StatusText({ demo }: { readonly demo: DemoSummary }): ReactNode {
  switch (demo.status) {
    case 'completed':
      return demo.overallScore === null ? <span>Not scored</span> : <ScoreBadge score={demo.overallScore} />;
    case 'processing':
      return <span>Being analyzed</span>;
    case 'uploaded':
      return <span>Not analyzed yet</span>;
    case 'failed':
      return <span>{analysisFailed(demo).text}</span>;
  }
}

interface HistoryItemProps {
  readonly founderId: string;
  readonly demo: DemoSummary;
  readonly isOpen: boolean;
  readonly screen: DemoScreen;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

/** One video with its score; opens what was found. */
export function HistoryItem({
  founderId,
  demo: listed,
  isOpen,
  screen,
  onToggle,
  onDelete,
}: HistoryItemProps): ReactNode {
  // The list is not read again when an analysis begins.
  const demo = screen.watched?.id === listed.id ? { ...listed, status: 'processing' as const } : listed;
  const { id, fileName, fileSizeBytes, status, createdAt } = demo;
  const canAnalyze = status === 'uploaded' || (status === 'failed' && mayPassBy(demo.failure));
  return (
    <li className={styles.item}>
      <PlayableThumbnail demo={demo} />
      <div className={styles.about}>
        <h3 className={styles.name} dir="auto">
          {fileName}
        </h3>
        <p className={styles.meta}>
          <TimeAgo instant={createdAt} />
          <span>{sizeText(fileSizeBytes)}</span>
          <StatusText demo={demo} />
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
          <Button size="xs" variant="default" onClick={() => screen.analyze({ id, again: false })}>
            {status === 'failed' ? 'Try Again' : 'Analyze Demo'}
            <span className="visually-hidden"> {fileName}</span>
          </Button>
        )}
        <ActionIcon variant="default" size={30} aria-label={`Delete ${fileName}`} onClick={onDelete}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      {isOpen && status === 'completed' && (
        <div className={styles.opened}>
          <OpenedAnalysis founderId={founderId} demoId={id} onShow={() => screen.show(id)} />
        </div>
      )}
    </li>
  );
}
