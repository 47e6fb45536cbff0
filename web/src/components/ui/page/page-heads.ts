import { EDITION } from '@playbook/contracts/core/edition';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';

/** What stands at the top of a page behind sign-in. */
export interface PageHeadTexts {
  /** In the tab of the browser and in the sidebar. */
  readonly name: string;
  /** The heading of the page. */
  readonly title: string;
  /** What the page is for, in a sentence. */
  readonly lead: string;
}

/** The pages that {@link PAGE_HEADS} describes, by their names in the contracts' `WEB_PATHS`. */
export type HeadedPage = Exclude<keyof typeof WEB_PATHS, 'landing' | 'disclaimer' | 'howWeJudge' | 'shared'>;

/** Texts alone, for they are shown before the code of the pages is here. */
export const PAGE_HEADS: Readonly<Record<HeadedPage, PageHeadTexts>> = {
  dashboard: {
    name: 'Dashboard',
    title: 'Dashboard',
    lead: 'Where you stand, and what moves you next.',
  },
  ideaCheck: {
    name: 'Idea Check',
    title: 'Idea Check',
    lead: 'What a partner would think of your idea, and what would change their mind.',
  },
  industryInsights: {
    name: 'Industry Insights',
    title: 'Industry Insights',
    lead: 'Market, customers, money, rivals, changes and risks: with the source of every figure.',
  },
  pitchAnalyzer: {
    name: 'Pitch Analyzer',
    title: `${EDITION.acceleratorName} Pitch Analyzer`,
    lead: 'One sentence: what you make, for whom, and what gets better.',
  },
  applicationBuilder: {
    name: 'Application Builder',
    title: 'Application Builder',
    lead: `Your ${EDITION.acceleratorName} application, one question at a time. Everything is saved as you type.`,
  },
  partnersMemo: {
    name: "Partner's Memo",
    title: "The partner's memo",
    lead: 'Your whole application, read as a partner would read it: what they believe, doubt and ask, and where your answers disagree.',
  },
  demoAnalyzer: {
    name: 'Demo Analyzer',
    title: 'Demo Analyzer',
    lead: 'Feedback on your demo video, as a partner would give it.',
  },
  deckAnalyzer: {
    name: 'Deck Analyzer',
    title: 'Deck Analyzer',
    lead: 'Slide-by-slide feedback on your pitch deck, as a partner would give it.',
  },
  demoLibrary: {
    name: 'Demo Library',
    title: `${EDITION.acceleratorName} Demo Library`,
    lead: 'What funded companies showed, and why it works.',
  },
  mockInterview: {
    name: 'Mock Interview',
    title: 'Mock interview',
    lead: 'Ten minutes of questions, one after another, as partners ask them: about what your application leaves open, and what you just said.',
  },
  sharing: {
    name: 'Sharing',
    title: 'Sharing',
    lead: 'Let a co-founder, a mentor or a friend read what you wrote, as it is when they look, and comment on it. They need no account and change nothing.',
  },
  profile: {
    name: 'Profile',
    title: 'Profile',
    lead: 'Your account, how often you have used each tool, how to take everything with you, and how to have it deleted for good.',
  },
};
