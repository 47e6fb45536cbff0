import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import type { ReactNode } from 'react';
import { ComingPage } from '../../../components/ui/coming-page.js';

const PLAN = [
  'Tell how clearly your video shows the problem, the product and the people.',
  'Look at pace, sound and screen, with the moments behind each remark.',
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
  return <ComingPage page="demoAnalyzer" plan={PLAN} meanwhile={MEANWHILE} />;
}
