import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
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
import { afterPreload } from '../preloaded-files.js';
import type { AppPage, UnlistedPage } from '../../components/layout/app-page.js';
import { PAGE_HEADS } from '../../components/ui/page/page-heads.js';

const dashboard = afterPreload(() => import('../../features/dashboard/components/dashboard-page.js'));
const ideaCheck = afterPreload(() => import('../../features/idea-check/components/idea-check-page.js'));
const demoAnalyzer = afterPreload(() => import('../../features/demo-analyzer/components/demo-analyzer-page.js'));
const deckAnalyzer = afterPreload(() => import('../../features/deck-analyzer/components/deck-analyzer-page.js'));
const partnersMemo = afterPreload(() => import('../../features/partners-memo/components/partners-memo-page.js'));
const demoLibrary = afterPreload(() => import('../../features/demo-library/components/demo-library-page.js'));
const industryInsights = afterPreload(
  () => import('../../features/industry-insights/components/industry-insights-page.js'),
);
const mockInterview = afterPreload(() => import('../../features/mock-interview/components/mock-interview-page.js'));
const sharing = afterPreload(() => import('../../features/sharing/components/sharing-page.js'));
const profile = afterPreload(() => import('../../features/profile/components/profile-page.js'));
const pitchAnalyzer = afterPreload(() => import('../../features/pitch-analyzer/components/pitch-analyzer-page.js'));
const applicationBuilder = afterPreload(
  () => import('../../features/application-builder/components/application-builder-page.js'),
);

/**
 * The pages behind sign-in, in the order of the sidebar (section 2 of the specification). A new page is one line here and
 * one in the contracts' `WEB_PATHS`.
 */
export const APP_PAGES: readonly AppPage[] = [
  {
    path: WEB_PATHS.dashboard,
    label: PAGE_HEADS.dashboard.name,
    icon: IconLayoutDashboard,
    component: lazyRouteComponent(dashboard, 'DashboardPage'),
  },
  {
    path: WEB_PATHS.ideaCheck,
    label: PAGE_HEADS.ideaCheck.name,
    icon: IconBulb,
    component: lazyRouteComponent(ideaCheck, 'IdeaCheckPage'),
  },
  {
    path: WEB_PATHS.industryInsights,
    label: PAGE_HEADS.industryInsights.name,
    icon: IconChartHistogram,
    component: lazyRouteComponent(industryInsights, 'IndustryInsightsPage'),
  },
  {
    path: WEB_PATHS.pitchAnalyzer,
    label: PAGE_HEADS.pitchAnalyzer.name,
    icon: IconSpeakerphone,
    component: lazyRouteComponent(pitchAnalyzer, 'PitchAnalyzerPage'),
  },
  {
    path: WEB_PATHS.applicationBuilder,
    label: PAGE_HEADS.applicationBuilder.name,
    icon: IconFileText,
    component: lazyRouteComponent(applicationBuilder, 'ApplicationBuilderPage'),
  },
  {
    path: WEB_PATHS.demoAnalyzer,
    label: PAGE_HEADS.demoAnalyzer.name,
    icon: IconVideo,
    component: lazyRouteComponent(demoAnalyzer, 'DemoAnalyzerPage'),
  },
  {
    path: WEB_PATHS.demoLibrary,
    label: PAGE_HEADS.demoLibrary.name,
    icon: IconMovie,
    component: lazyRouteComponent(demoLibrary, 'DemoLibraryPage'),
  },
  {
    path: WEB_PATHS.profile,
    label: PAGE_HEADS.profile.name,
    icon: IconUser,
    component: lazyRouteComponent(profile, 'ProfilePage'),
  },
];

/** Pages behind sign-in that links lead to, but the sidebar does not (decision D9). */
export const UNLISTED_PAGES: readonly UnlistedPage[] = [
  { path: WEB_PATHS.partnersMemo, component: lazyRouteComponent(partnersMemo, 'PartnersMemoPage') },
  { path: WEB_PATHS.deckAnalyzer, component: lazyRouteComponent(deckAnalyzer, 'DeckAnalyzerPage') },
  { path: WEB_PATHS.mockInterview, component: lazyRouteComponent(mockInterview, 'MockInterviewPage') },
  { path: WEB_PATHS.sharing, component: lazyRouteComponent(sharing, 'SharingPage') },
];
