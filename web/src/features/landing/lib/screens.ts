import builderDark from '../pictures/application-builder-dark.webp';
import builderLight from '../pictures/application-builder-light.webp';
import dashboardDark from '../pictures/dashboard-dark.webp';
import dashboardLight from '../pictures/dashboard-light.webp';
import libraryDark from '../pictures/demo-library-dark.webp';
import libraryLight from '../pictures/demo-library-light.webp';
import ideaDark from '../pictures/idea-check-dark.webp';
import ideaLight from '../pictures/idea-check-light.webp';
import industryDark from '../pictures/industry-insights-dark.webp';
import industryLight from '../pictures/industry-insights-light.webp';
import pitchDark from '../pictures/pitch-analyzer-dark.webp';
import pitchLight from '../pictures/pitch-analyzer-light.webp';

/** Size of the pictures in CSS pixels, as `npm run landing:pictures` cuts them. */
export const SCREEN_SIZE = { width: 640, height: 400 } as const;

/** A picture of a part of the product, once in light colors and once in dark ones. */
export interface ScreenPicture {
  readonly title: string;
  /** What can be seen, for those who cannot. */
  readonly alt: string;
  readonly light: string;
  readonly dark: string;
}

export const SCREENS: readonly ScreenPicture[] = [
  {
    title: 'Pitch Analyzer',
    alt: 'A one-liner with its score, its marked words and a bar for each dimension',
    light: pitchLight,
    dark: pitchDark,
  },
  {
    title: 'Idea Check',
    alt: 'The alignment score of an idea beside its category risk',
    light: ideaLight,
    dark: ideaDark,
  },
  {
    title: 'Application Builder',
    alt: 'An answer about traction with its score and what to change',
    light: builderLight,
    dark: builderDark,
  },
  {
    title: 'Industry Insights',
    alt: 'Figures about a market, each with its source and year',
    light: industryLight,
    dark: industryDark,
  },
  {
    title: 'Demo Library',
    alt: 'Analyzed demo pitches with their scores',
    light: libraryLight,
    dark: libraryDark,
  },
  {
    title: 'Dashboard',
    alt: 'The newest pitch score, and how it changed from draft to draft',
    light: dashboardLight,
    dark: dashboardDark,
  },
];
