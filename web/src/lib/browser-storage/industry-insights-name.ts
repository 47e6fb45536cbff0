/** Name of the browser's copy of the newest insights (decision D7). */
export const INDUSTRY_INSIGHTS_NAME = 'industryInsights_analysis';
