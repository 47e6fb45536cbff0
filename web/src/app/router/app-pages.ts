import { WEB_PATHS } from '@playbook/contracts/web-paths';
import {
  IconBulb,
  IconChartHistogram,
  IconFileText,
  IconLayoutDashboard,
  IconMovie,
  IconSpeakerphone,
  IconUser,
  IconVideo,
} from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { runPreloadedFiles } from '../preloaded-files.js';
import type { AppPage, UnlistedPage } from '../../components/layout/app-page.js';

const dashboard = async () => (
  await runPreloadedFiles(),
  import('../../features/dashboard/components/dashboard-page.js')
);
const ideaCheck = async () => (
  await runPreloadedFiles(),
  import('../../features/idea-check/components/idea-check-page.js')
);
const demoAnalyzer = async () => (
  await runPreloadedFiles(),
  import('../../features/demo-analyzer/components/demo-analyzer-page.js')
);
const deckAnalyzer = async () => (
  await runPreloadedFiles(),
  import('../../features/deck-analyzer/components/deck-analyzer-page.js')
);
const demoLibrary = async () => (
  await runPreloadedFiles(),
  import('../../features/demo-library/components/demo-library-page.js')
);
const industryInsights = async () => (
  await runPreloadedFiles(),
  import('../../features/industry-insights/components/industry-insights-page.js')
);
const profile = async () => (await runPreloadedFiles(), import('../../features/profile/components/profile-page.js'));
const pitchAnalyzer = async () => (
  await runPreloadedFiles(),
  import('../../features/pitch-analyzer/components/pitch-analyzer-page.js')
);
const applicationBuilder = async () => (
  await runPreloadedFiles(),
  import('../../features/application-builder/components/application-builder-page.js')
);

/**
 * The pages behind sign-in, in the order of the sidebar (section 2 of the specification). A new page is one line here and
 * one in the contracts' `WEB_PATHS`.
 */
export const APP_PAGES: readonly AppPage[] = [
  {
    path: WEB_PATHS.dashboard,
    label: 'Dashboard',
    icon: IconLayoutDashboard,
    component: lazyRouteComponent(dashboard, 'DashboardPage'),
  },
  {
    path: WEB_PATHS.ideaCheck,
    label: 'Idea Check',
    icon: IconBulb,
    component: lazyRouteComponent(ideaCheck, 'IdeaCheckPage'),
  },
  {
    path: WEB_PATHS.industryInsights,
    label: 'Industry Insights',
    icon: IconChartHistogram,
    component: lazyRouteComponent(industryInsights, 'IndustryInsightsPage'),
  },
  {
    path: WEB_PATHS.pitchAnalyzer,
    label: 'Pitch Analyzer',
    icon: IconSpeakerphone,
    component: lazyRouteComponent(pitchAnalyzer, 'PitchAnalyzerPage'),
  },
  {
    path: WEB_PATHS.applicationBuilder,
    label: 'Application Builder',
    icon: IconFileText,
    component: lazyRouteComponent(applicationBuilder, 'ApplicationBuilderPage'),
  },
  {
    path: WEB_PATHS.demoAnalyzer,
    label: 'Demo Analyzer',
    icon: IconVideo,
    component: lazyRouteComponent(demoAnalyzer, 'DemoAnalyzerPage'),
  },
  {
    path: WEB_PATHS.demoLibrary,
    label: 'Demo Library',
    icon: IconMovie,
    component: lazyRouteComponent(demoLibrary, 'DemoLibraryPage'),
  },
  {
    path: WEB_PATHS.profile,
    label: 'Profile',
    icon: IconUser,
    component: lazyRouteComponent(profile, 'ProfilePage'),
  },
];

/** Pages behind sign-in that links lead to, but the sidebar does not (decision D9). */
export const UNLISTED_PAGES: readonly UnlistedPage[] = [
  { path: WEB_PATHS.deckAnalyzer, component: lazyRouteComponent(deckAnalyzer, 'DeckAnalyzerPage') },
];
