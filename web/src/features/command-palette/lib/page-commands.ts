import { BUILDER_SECTIONS } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import {
  IconHome,
  IconInfoCircle,
  IconListCheck,
  IconMessageQuestion,
  IconNotes,
  IconPresentation,
  IconScale,
  IconShare2,
} from '@tabler/icons-react';
import type { AppPage } from '../../../components/layout/app-page.js';
import type { Command } from './command.js';

/** Goes to a page of the app. */
export type GoTo = (path: string, search?: Readonly<Record<string, string>>) => void;

/** What founders may call the pages, beside their names. */
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  [WEB_PATHS.dashboard]: ['overview', 'readiness', 'deadline', 'progress', 'start'],
  [WEB_PATHS.ideaCheck]: ['concept', 'validate', 'risk', 'why now', 'alignment'],
  [WEB_PATHS.industryInsights]: ['market size', 'customers', 'competitors', 'trends', 'challenges', 'research'],
  [WEB_PATHS.pitchAnalyzer]: ['one-liner', 'score', 'rewrite', 'sentence'],
  [WEB_PATHS.applicationBuilder]: ['answers', 'questions', 'preview', 'export', 'prefill'],
  [WEB_PATHS.demoAnalyzer]: ['video', 'recording'],
  [WEB_PATHS.demoLibrary]: ['examples', 'videos', 'demo day'],
  [WEB_PATHS.profile]: ['account', 'settings', 'name', 'usage', 'history', 'export my data', 'delete my account'],
};

/** The tools of the sidebar, and the pages that are not in it. */
export function pageCommands(pages: readonly AppPage[], goTo: GoTo): readonly Command[] {
  const tools = pages.map(({ path, label, icon }) => ({ path, label, icon, keywords: KEYWORDS[path] ?? [] }));
  const others = [
    {
      path: WEB_PATHS.partnersMemo,
      label: 'Read my application as a partner would',
      icon: IconNotes,
      keywords: ['memo', 'contradictions', 'questions', 'form', 'print'],
    },
    {
      path: WEB_PATHS.deckAnalyzer,
      label: 'Deck Analyzer',
      icon: IconPresentation,
      keywords: ['slides', 'analyze deck', 'pdf', 'powerpoint'],
    },
    {
      path: WEB_PATHS.mockInterview,
      label: 'Practice the interview',
      icon: IconMessageQuestion,
      keywords: ['mock interview', 'questions', 'rehearse', 'ten minutes'],
    },
    {
      path: WEB_PATHS.sharing,
      label: 'Share with others',
      icon: IconShare2,
      keywords: ['share', 'link', 'comments', 'mentor', 'co-founder'],
    },
    { path: WEB_PATHS.landing, label: 'Start page', icon: IconHome, keywords: ['home', 'landing'] },
    {
      path: WEB_PATHS.howWeJudge,
      label: 'How we judge',
      icon: IconScale,
      keywords: ['help', 'score', 'rubric', 'accuracy', 'measured'],
    },
    {
      path: WEB_PATHS.disclaimer,
      label: 'Disclaimer',
      icon: IconInfoCircle,
      keywords: ['privacy', 'stored', 'language model', 'affiliation'],
    },
  ];
  return [...tools, ...others].map((page) => ({
    ...page,
    id: `page:${page.path}`,
    group: 'Tools',
    run: () => goTo(page.path),
  }));
}

/** The sections of the application, also found by what they ask. */
export const sectionCommands = (goTo: GoTo): readonly Command[] =>
  BUILDER_SECTIONS.map(({ id, title, fields }) => ({
    id: `section:${id}`,
    group: 'Application sections',
    label: title,
    keywords: ['application', 'section', ...fields.map(({ label }) => label)],
    icon: IconListCheck,
    path: WEB_PATHS.applicationBuilder,
    run: () => goTo(WEB_PATHS.applicationBuilder, { section: id }),
  }));
