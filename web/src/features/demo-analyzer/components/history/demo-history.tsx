import type { ReactNode } from 'react';
import type { ClearAllWords } from '../../../../components/files/history/clear-all-dialog.js';
import { HistoryCard } from '../../../../components/files/history/history-card.js';
import { HistoryItem } from '../../../../components/files/history/history-item.js';
import { analysisFailed, mayPassBy } from '../../../../failures/files/demo-analysis-failures.js';
import { DEMO_KIND, type DemoScreen } from '../../lib/demo-kind.js';
import { PlayableThumbnail } from '../player/playable-thumbnail.js';
import { OpenedAnalysis } from './opened-analysis.js';

const CLEAR_ALL: ClearAllWords = {
  title: 'Delete all videos?',
  text:
    'Every video you uploaded is deleted for good, with its analysis, pictures and transcript, on all of your devices. One that is ' +
    'being analyzed is stopped. This cannot be undone.',
};

interface DemoHistoryProps {
  readonly founderId: string;
  readonly screen: DemoScreen;
}

/** The founder's videos with what was found in them. */
export function DemoHistory({ founderId, screen }: DemoHistoryProps): ReactNode {
  return (
    <HistoryCard
      kind={DEMO_KIND}
      founderId={founderId}
      list={screen}
      clearAll={CLEAR_ALL}
      renderItem={(demo, actions) => (
        <HistoryItem
          {...actions}
          key={demo.id}
          file={demo}
          isWatched={screen.watched?.id === demo.id}
          thumbnail={<PlayableThumbnail demo={demo} />}
          failureText={analysisFailed(demo).text}
          mayPassBy={mayPassBy(demo.failure)}
          analyzeLabel="Analyze Demo"
          onAnalyze={() => screen.analyze({ id: demo.id, again: false })}
        >
          <OpenedAnalysis
            founderId={founderId}
            demoId={demo.id}
            onShow={() => {
              // All of it is shown below, and nothing twice.
              actions.onToggle();
              screen.show(demo.id);
            }}
          />
        </HistoryItem>
      )}
    />
  );
}
