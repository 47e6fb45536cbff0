import { queryClient } from '../../../lib/query-client/query-client.js';
import { deleteIndustryAnalysis, industryAnalysisQuery } from '../api/industry-analysis.js';
import { forgetCachedAnalysis } from '../lib/analysis-cache.js';
import { INSIGHTS_NOT_CLEARED } from '../../../failures/insights-failures.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { NO_INSIGHTS, withoutLoading } from '../lib/section-states.js';
import type { InsightsSubject } from '../lib/startup-context.js';
import type { KeptInsights } from './use-kept-insights.js';

const CLEARED = {
  title: 'Insights cleared',
  message: 'Removed from this browser and your account.',
  tone: 'notice',
} as const;

/** Removes the insights from the screen, the browser and the server; that can be undone for a while. */
export function useClearInsights(ownerId: string, kept: KeptInsights): (subject: InsightsSubject) => Promise<void> {
  const { sections, origin, setOrigin, begin, store } = kept;
  return async (subject) => {
    // A section that was on its way is not waited for any more: it can be asked for again.
    const removed = withoutLoading(sections.read());
    const putBack = (): void => {
      sections.setAll(removed);
      setOrigin(origin);
    };
    begin();
    sections.setAll(NO_INSIGHTS);
    setOrigin(null);
    try {
      await deleteIndustryAnalysis();
    } catch (error) {
      console.error('The analysis was not removed', error);
      putBack();
      return showToast(INSIGHTS_NOT_CLEARED);
    }
    forgetCachedAnalysis();
    queryClient.setQueryData(industryAnalysisQuery(ownerId).queryKey, null);
    const undo = (): void => {
      putBack();
      void store({ ...subject, ...origin });
    };
    return showToast({ ...CLEARED, action: { label: 'Undo', onAct: undo } });
  };
}
