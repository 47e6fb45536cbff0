import { WEB_PATHS } from '@playbook/contracts/web-paths';
import type { ReactNode } from 'react';
import { ComingPage } from '../../../components/ui/coming-page.js';

const PLAN = [
  'Take a demo video of yours and tell how clearly it shows the problem, the product and the people behind it.',
  'Look at pace, pauses, sound and what is on the screen, with the moments that each remark stands on.',
  'Keep a history, so that you see what the next take made better.',
];
const MEANWHILE = [
  {
    path: WEB_PATHS.demoLibrary,
    title: 'Demo Library',
    text: 'Twelve demo-day pitches and why they work.',
  },
  {
    path: WEB_PATHS.pitchAnalyzer,
    title: 'Pitch Analyzer',
    text: 'The sentence that your demo opens with.',
  },
  {
    path: WEB_PATHS.applicationBuilder,
    title: 'Application Builder',
    text: 'What the product does, and the proof that it works.',
  },
];

/** Holds the place of the Demo Analyzer. */
export function DemoAnalyzerPage(): ReactNode {
  return (
    <ComingPage
      title="Demo Analyzer"
      lead="Feedback on your demo video, as a partner would give it."
      plan={PLAN}
      meanwhile={MEANWHILE}
    />
  );
}
