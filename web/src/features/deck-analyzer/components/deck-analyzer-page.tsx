import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import type { ReactNode } from 'react';
import { ComingPage } from '../../../components/ui/coming-page.js';

const PLAN = [
  'Tell what each slide of your pitch deck says, and what it leaves out.',
  'Point out slides that are slow to read, and claims without a number.',
  'Keep a history, so that you see what the next version made better.',
];
const MEANWHILE = [
  {
    path: WEB_PATHS.pitchAnalyzer,
    title: 'Pitch Analyzer',
    text: 'The sentence that belongs on your first slide.',
  },
  {
    path: WEB_PATHS.applicationBuilder,
    title: 'Application Builder',
    text: 'Problem, product, traction and vision in writing.',
  },
  {
    path: WEB_PATHS.industryInsights,
    title: 'Industry Insights',
    text: 'Market figures with their sources.',
  },
];

/** Holds the place of the Deck Analyzer (decision D9). */
export function DeckAnalyzerPage(): ReactNode {
  return <ComingPage page="deckAnalyzer" plan={PLAN} meanwhile={MEANWHILE} />;
}
