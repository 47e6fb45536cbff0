import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { downloadedPart } from '../../../components/ui/downloaded-part.js';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { Page } from '../../../components/ui/page/page.js';
import { useSession } from '../../../lib/session/use-session.js';
import { demoAbilitiesQuery } from '../api/demo-abilities.query.js';
import { type DemoScreen, useDemoScreen } from '../hooks/use-demo-screen.js';
import { PlayContext, type PlayTarget } from '../hooks/use-play.js';
import { ReadyCard } from './analysis/ready-card.js';
import { FailureBanner } from './failure-banner.js';
import { HistoryCard } from './history/history-card.js';
import { IntroTiles } from './intro-tiles.js';
import { UploadSection } from './upload/upload-section.js';

const DemoResult = downloadedPart(() => import('./result/demo-result.js').then((code) => code.DemoResult), {
  waiting: <LoadingBlocks heightsPx={[320, 200, 200]} text="Loading the analysis..." />,
});
const PlayerDialog = downloadedPart(() => import('./player/player-dialog.js').then((code) => code.PlayerDialog));

interface StepCardProps {
  readonly founderId: string;
  readonly screen: DemoScreen;
}

/** The step before the result: a file that is on its way, a video that waits for its analysis, or the empty zone. */
function StepCard({ founderId, screen }: StepCardProps): ReactNode {
  const { current, upload, watched } = screen;
  const abilities = useQuery(demoAbilitiesQuery(founderId)).data ?? null;
  if (current === null || upload.step !== 'empty') return <UploadSection founderId={founderId} upload={upload} />;
  return (
    <ReadyCard
      key={current.id}
      founderId={founderId}
      demo={current}
      watched={watched?.id === current.id ? watched : null}
      abilities={abilities}
      screen={screen}
    />
  );
}

interface FounderPageProps {
  readonly founderId: string;
}

function FounderPage({ founderId: id }: FounderPageProps): ReactNode {
  const screen = useDemoScreen(id);
  const { shownId, upload } = screen;
  const [playing, setPlaying] = useState<PlayTarget | null>(null);
  const close = (): void => setPlaying(null);
  return (
    <PlayContext value={setPlaying}>
      <Page page="demoAnalyzer">
        <IntroTiles />
        <HistoryCard founderId={id} screen={screen} />
        <FailureBanner failure={'failure' in upload ? upload.failure : null} />
        <FailureBanner failure={screen.failure} />
        {shownId === null ? (
          <StepCard founderId={id} screen={screen} />
        ) : (
          <DemoResult key={shownId} founderId={id} demoId={shownId} screen={screen} />
        )}
        {playing !== null && <PlayerDialog founderId={id} target={playing} onClose={close} onMissing={close} />}
      </Page>
    </PlayContext>
  );
}

/** Takes a demo video, has it analysed, and shows second by second what a partner sees and hears. */
export function DemoAnalyzerPage(): ReactNode {
  const { user } = useSession();
  if (user !== null) return <FounderPage key={user.id} founderId={user.id} />;
  return (
    <Page page="demoAnalyzer">
      <p>Please log in to use the Demo Analyzer.</p>
    </Page>
  );
}
