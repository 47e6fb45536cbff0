import { downloadedPart } from '../ui/downloaded-part.js';

/** Comments of readers on a report. Most founders have none, so that the code comes after the report. */
export const CommentsOnReport = downloadedPart(async () => (await import('./report-comments.js')).ReportComments);
