import { WEB_PATHS } from '@playbook/contracts/core/web-paths';

/** What Lighthouse scores, from 0 to 100. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A screen with the least score that it may have in each category; what has none is only shown. */
export interface MeasuredPage {
  readonly path: string;
  readonly bars: Partial<Readonly<Record<Category, number>>>;
}

const PUBLIC_BARS = { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 };
const SIGNED_IN_BARS = { performance: 90, accessibility: 95, 'best-practices': 95 };
/** A page that must not be found by search engines, so that its SEO score says nothing. */
const UNLISTED_BARS = { performance: 95, accessibility: 95, 'best-practices': 95 };

const PUBLIC_PATHS: readonly string[] = [WEB_PATHS.landing, WEB_PATHS.disclaimer, WEB_PATHS.howWeJudge];

/** What anybody sees. */
export const PUBLIC_PAGES: readonly MeasuredPage[] = [
  ...PUBLIC_PATHS.map((path) => ({ path, bars: PUBLIC_BARS })),
  { path: WEB_PATHS.shared, bars: UNLISTED_BARS },
  { path: '/no/such/page', bars: UNLISTED_BARS },
];

/** What founders see who are signed in. */
export const SIGNED_IN_PAGES: readonly MeasuredPage[] = Object.values<string>(WEB_PATHS)
  .filter((path) => PUBLIC_PAGES.every((page) => page.path !== path))
  .map((path) => ({ path, bars: SIGNED_IN_BARS }));
