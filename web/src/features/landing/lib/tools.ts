import { WEB_PATHS } from '@playbook/contracts/web-paths';
import { type Icon, IconBulb, IconForms, IconSpeakerphone, IconVideo } from '@tabler/icons-react';

/** One of the tools that the landing page promises. */
export interface Tool {
  readonly title: string;
  readonly text: string;
  readonly icon: Icon;
  /** Where it is; null while it cannot be used yet. */
  readonly path: string | null;
}

export const TOOLS: readonly Tool[] = [
  {
    title: 'Idea Check',
    text: 'Concept validation, category risk analysis and positioning feedback.',
    icon: IconBulb,
    path: WEB_PATHS.ideaCheck,
  },
  {
    title: 'Pitch Analyzer',
    text: 'Scores your one-liner, gives partner-style feedback and rewrites it.',
    icon: IconSpeakerphone,
    path: WEB_PATHS.pitchAnalyzer,
  },
  {
    title: 'Application Builder',
    text: 'Step-by-step answers with real-time feedback.',
    icon: IconForms,
    path: null,
  },
  {
    title: 'Demo Analyzer',
    text: 'Upload a demo video for analysis of pitch clarity, flow, visual quality and engagement.',
    icon: IconVideo,
    path: null,
  },
];
