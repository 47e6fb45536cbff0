import type { Toast } from '../lib/notify/show-toast.js';

const failure = (title: string, message: string): Toast => ({ title, message, tone: 'failure' });

/** Nothing is known of the founder's startup. */
export const IDEA_CHECK_NOT_LOADED = {
  title: 'Your Idea Check could not be loaded',
  text: 'You can describe your startup here instead.',
};

/** @param title of the section, as its card shows it */
export const sectionNotLoaded = (title: string): string => `Failed to load ${title.toLowerCase()} data`;

const sectionsText = (count: number): string => (count === 1 ? '1 section' : `${count} sections`);

/** Some or all of the sections arrived. */
export function insightsArrived(failedCount: number, isSaved: boolean): Toast {
  const parts = [
    failedCount === 0 ? 'Insights for your startup are ready.' : `${sectionsText(failedCount)} failed to load.`,
    isSaved ? 'Saved to your account.' : 'They could not be saved to your account, so the data was cached locally.',
  ];
  const tone = failedCount === 0 && isSaved ? 'success' : 'notice';
  return { title: 'Analysis Complete', message: parts.join(' '), tone };
}

export const NO_INSIGHTS_MADE = failure(
  'Analysis Failed',
  'Unable to generate any insights. Please check your connection and try again.',
);
export const STARTUP_MISSING = failure(
  'Missing Information',
  'Please describe what your startup does and who your target users are.',
);
export const SIGN_IN_NEEDED = failure('Authentication Required', 'Please sign in to save your analysis data.');
export const SIGN_IN_UNKNOWN = failure('Error', 'Unable to verify authentication. Please try signing in again.');
export const INSIGHTS_NOT_RESTORED = failure(
  'Load Error',
  'Failed to load previous analysis data. You may need to regenerate insights.',
);
export const INSIGHTS_NOT_CLEARED = failure('Insights not cleared', 'The server could not be reached. Try again.');
