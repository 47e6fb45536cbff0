import type { DeckSummary } from '@playbook/contracts/decks/deck-analysis.schema';
import { IconChartBar, IconMap2, IconMessageStar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FailureBanner } from '../../../components/files/failure-banner.js';
import { type IntroTile, IntroTiles } from '../../../components/files/intro-tiles.js';
import { downloadedPart } from '../../../components/ui/downloaded-part.js';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { Page } from '../../../components/ui/page/page.js';
import { deckMayPassBy } from '../../../failures/files/deck-failures.js';
import { useFileScreen } from '../../../lib/file-analysis/use-file-screen.js';
import { useSession } from '../../../lib/session/use-session.js';
import { DECK_KIND } from '../lib/deck-kind.js';
import { deckUpload } from '../lib/deck-upload.js';
import { DeckReadyCard } from './analysis/deck-ready-card.js';
import { DeckHistory } from './history/deck-history.js';
import { DeckUploadSection } from './upload/deck-upload-section.js';

const DeckResult = downloadedPart(() => import('./result/deck-result.js').then((code) => code.DeckResult), {
  waiting: <LoadingBlocks heightsPx={[320, 200, 200]} text="Loading the analysis..." />,
});

const TILES: readonly IntroTile[] = [
  { title: '5 Scores', text: 'From the story to the ask, each with its reasons.', icon: IconChartBar },
  { title: 'Slide by Slide', text: 'Each remark with its evidence and what to do.', icon: IconMessageStar },
  { title: 'Map of the Deck', text: 'Which slide says what, and what is missing.', icon: IconMap2 },
];

/** The deck itself is in the way, so that another one is wanted. */
const isHopeless = ({ status, failure }: DeckSummary): boolean => status === 'failed' && !deckMayPassBy(failure);

interface FounderPageProps {
  readonly founderId: string;
}

function FounderPage({ founderId: id }: FounderPageProps): ReactNode {
  const screen = useFileScreen(DECK_KIND, deckUpload, id);
  const { current, shownId, upload } = screen;
  const isUploading = current === null || upload.step !== 'empty' || isHopeless(current);
  return (
    <Page page="deckAnalyzer">
      <IntroTiles badge="Rule-Based Deck Analysis" tiles={TILES} />
      <FailureBanner failure={'failure' in upload ? upload.failure : null} />
      <FailureBanner failure={screen.failure} />
      {shownId === null && isUploading && <DeckUploadSection founderId={id} upload={upload} />}
      {shownId === null && !isUploading && (
        <DeckReadyCard key={current.id} founderId={id} deck={current} screen={screen} />
      )}
      <DeckHistory founderId={id} screen={screen} />
      {shownId !== null && <DeckResult key={shownId} founderId={id} deckId={shownId} screen={screen} />}
    </Page>
  );
}

/** Takes a pitch deck, has it analysed, and shows slide by slide what a partner sees. */
export function DeckAnalyzerPage(): ReactNode {
  const { user } = useSession();
  if (user !== null) return <FounderPage key={user.id} founderId={user.id} />;
  return (
    <Page page="deckAnalyzer">
      <p>Please log in to use the Deck Analyzer.</p>
    </Page>
  );
}
