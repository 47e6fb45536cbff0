import { showToast } from '../../../lib/notify/show-toast.js';

const sectionsText = (count: number): string => (count === 1 ? '1 section' : `${count} sections`);

/** Some or all of the sections arrived. */
export function tellComplete(failedCount: number, isSaved: boolean): Promise<void> {
  const parts = [
    failedCount === 0 ? 'Insights for your startup are ready.' : `${sectionsText(failedCount)} failed to load.`,
    isSaved ? 'Saved to your account.' : 'They could not be saved to your account, so the data was cached locally.',
  ];
  const tone = failedCount === 0 && isSaved ? 'success' : 'notice';
  return showToast({ title: 'Analysis Complete', message: parts.join(' '), tone });
}

export const tellFailed = (): Promise<void> =>
  showToast({
    title: 'Analysis Failed',
    message: 'Unable to generate any insights. Please check your connection and try again.',
    tone: 'failure',
  });

export const tellMissing = (): Promise<void> =>
  showToast({
    title: 'Missing Information',
    message: 'Please describe what your startup does and who your target users are.',
    tone: 'failure',
  });

export const tellSignInNeeded = (): Promise<void> =>
  showToast({
    title: 'Authentication Required',
    message: 'Please sign in to save your analysis data.',
    tone: 'failure',
  });

export const tellSignInUnknown = (): Promise<void> =>
  showToast({
    title: 'Error',
    message: 'Unable to verify authentication. Please try signing in again.',
    tone: 'failure',
  });

export const tellRestored = (): Promise<void> =>
  showToast({ title: 'Data Restored', message: 'Your previous analysis has been restored.', tone: 'notice' });

export const tellLoadError = (): Promise<void> =>
  showToast({
    title: 'Load Error',
    message: 'Failed to load previous analysis data. You may need to regenerate insights.',
    tone: 'failure',
  });

export const tellCleared = (onUndo: () => void): Promise<void> =>
  showToast({
    title: 'Insights cleared',
    message: 'Removed from this browser and your account.',
    tone: 'notice',
    action: { label: 'Undo', onAct: onUndo },
  });

export const tellNotCleared = (): Promise<void> =>
  showToast({ title: 'Insights not cleared', message: 'The server could not be reached. Try again.', tone: 'failure' });
