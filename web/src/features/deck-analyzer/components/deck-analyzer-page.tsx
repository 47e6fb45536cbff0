import { WEB_PATHS } from '@playbook/contracts/web-paths';
import type { ReactNode } from 'react';
import { ComingPage } from '../../../components/ui/coming-page.js';

const PLAN = [
  'Read your pitch deck slide by slide and tell what each slide says, and what it leaves out.',
  'Point out slides that cannot be read in a few seconds, and claims without a number.',
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
  return (
    <ComingPage
      title="Deck Analyzer"
      lead="Slide-by-slide feedback on your pitch deck."
      plan={PLAN}
      meanwhile={MEANWHILE}
    />
  );
}
