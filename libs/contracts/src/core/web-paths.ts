/**
 * Addresses of the web app's screens (section 2 of the specification). The gateway responds with 404 to a page address that is not
 * listed, with the app's own 404 page as the body.
 */
export const WEB_PATHS = {
  landing: '/',
  dashboard: '/dashboard',
  ideaCheck: '/idea-check',
  industryInsights: '/industry-insights',
  pitchAnalyzer: '/pitch-analyzer',
  applicationBuilder: '/yc-app-builder',
  partnersMemo: '/yc-app-builder/memo',
  demoAnalyzer: '/demo-analyzer',
  deckAnalyzer: '/deck-analyzer',
  demoLibrary: '/library',
  mockInterview: '/interview',
  sharing: '/sharing',
  /** Where the holder of a share link reads, without an account. */
  shared: '/shared',
  profile: '/profile',
  disclaimer: '/disclaimer',
  howWeJudge: '/how-we-judge',
} as const;

/** Whether the web app has a screen at this path. */
export const isWebPath = (path: string): boolean => Object.values<string>(WEB_PATHS).includes(path);
