import { useQuery } from '@tanstack/react-query';
import { IconChartBar, IconChecklist, IconMessageStar } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { FailureBanner } from '../../../components/files/failure-banner.js';
import { type IntroTile, IntroTiles } from '../../../components/files/intro-tiles.js';
import { downloadedPart } from '../../../components/ui/downloaded-part.js';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { Page } from '../../../components/ui/page/page.js';
import { useFileScreen } from '../../../lib/file-analysis/use-file-screen.js';
import type { UploadState } from '../../../lib/file-upload/page-upload.js';
import { useSession } from '../../../lib/session/use-session.js';
import { demoAbilitiesQuery } from '../api/demo-abilities.query.js';
import { PlayContext, type PlayTarget } from '../hooks/use-play.js';
import { DEMO_KIND, type DemoScreen } from '../lib/demo-kind.js';
import { type ChosenVideo, demoUpload } from '../lib/demo-upload.js';
import { DemoReadyCard } from './analysis/demo-ready-card.js';
import { DemoHistory } from './history/demo-history.js';
import { DemoUploadSection } from './upload/demo-upload-section.js';

/** Names of the tiles are the specification's (section 2). */
const TILES: readonly IntroTile[] = [
  { title: '6 Key Metrics', text: 'From the problem to the way you present it.', icon: IconChartBar },
  { title: 'Investor-Grade Feedback', text: 'Each remark names the second it is about.', icon: IconMessageStar },
  { title: 'Actionable Insights', text: 'What to keep, fix first and fix next.', icon: IconChecklist },
];

const DemoResult = downloadedPart(() => import('./result/demo-result.js').then((code) => code.DemoResult), {
  waiting: <LoadingBlocks heightsPx={[320, 200, 200]} text="Loading the analysis..." />,
});
const PlayerDialog = downloadedPart(() => import('./player/player-dialog.js').then((code) => code.PlayerDialog));

interface StepCardProps {
  readonly founderId: string;
  readonly screen: DemoScreen;
  readonly upload: UploadState<ChosenVideo>;
}

/** The step before the result: a file that is on its way, a video that waits for its analysis, or the empty zone. */
function StepCard({ founderId, screen, upload }: StepCardProps): ReactNode {
  const { current } = screen;
  const abilities = useQuery(demoAbilitiesQuery(founderId)).data ?? null;
  if (current === null || upload.step !== 'empty') return <DemoUploadSection founderId={founderId} upload={upload} />;
  return <DemoReadyCard key={current.id} founderId={founderId} demo={current} abilities={abilities} screen={screen} />;
}

interface FounderPageProps {
  readonly founderId: string;
}

function FounderPage({ founderId: id }: FounderPageProps): ReactNode {
  const screen = useFileScreen(DEMO_KIND, demoUpload, id);
  const { shownId, upload } = screen;
  const [playing, setPlaying] = useState<PlayTarget | null>(null);
  const close = (): void => setPlaying(null);
  return (
    <PlayContext value={setPlaying}>
      <Page page="demoAnalyzer">
        <IntroTiles badge="AI-Powered Demo Analysis" tiles={TILES} />
        <DemoHistory founderId={id} screen={screen} />
        <FailureBanner failure={'failure' in upload ? upload.failure : null} />
        <FailureBanner failure={screen.failure} />
        {shownId === null ? (
          <StepCard founderId={id} screen={screen} upload={upload} />
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
