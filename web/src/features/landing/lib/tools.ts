import type { DraftMark } from '@playbook/contracts/analysis/samples/marked-drafts';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';

/** One of the tools that the landing page promises. */
export interface Tool {
  readonly title: string;
  readonly text: string;
  readonly path: string;
  /** What it works on, as the card draws it. */
  readonly drawing: {
    readonly label: string;
    readonly words: string;
    readonly marks: readonly DraftMark[];
    readonly remark: string;
  };
}

export const TOOLS: readonly Tool[] = [
  {
    title: 'Idea Check',
    text: 'Concept validation, category risk analysis and positioning feedback.',
    path: WEB_PATHS.ideaCheck,
    drawing: {
      label: 'The idea',
      words: 'A marketplace for cold storage in every city',
      marks: [
        { phrase: 'marketplace', tone: 'buzzword' },
        { phrase: 'cold storage', tone: 'good' },
      ],
      remark: 'Which side do you get first?',
    },
  },
  {
    title: 'Pitch Analyzer',
    text: 'Scores your one-liner, gives partner-style feedback and rewrites it.',
    path: WEB_PATHS.pitchAnalyzer,
    drawing: {
      label: 'The one-liner',
      words: 'so vaccines survive a 12-hour power cut',
      marks: [{ phrase: '12-hour power cut', tone: 'good' }],
      remark: 'Now I can see it.',
    },
  },
  {
    title: 'Application Builder',
    text: 'Step-by-step answers with real-time feedback.',
    path: WEB_PATHS.applicationBuilder,
    drawing: {
      label: 'The answer',
      words: '31 pharmacies pay us, and our traction is seamless',
      marks: [
        { phrase: '31 pharmacies pay us', tone: 'good' },
        { phrase: 'seamless', tone: 'buzzword' },
      ],
      remark: 'Stop after the number.',
    },
  },
  {
    title: 'Demo Analyzer',
    text: 'Upload a demo video for analysis of pitch clarity, flow, visual quality and engagement.',
    path: WEB_PATHS.demoAnalyzer,
    drawing: {
      label: 'The demo, 0:42',
      words: 'Here is the phone ringing when the power goes',
      marks: [{ phrase: 'the phone ringing', tone: 'good' }],
      remark: 'Show this first.',
    },
  },
];
