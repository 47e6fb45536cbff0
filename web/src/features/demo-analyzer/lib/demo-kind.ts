import {
  analyzeDemoRoute,
  cancelDemoAnalysisRoute,
  deleteAllDemosRoute,
  deleteDemoRoute,
  demoChunkSchema,
  getDemoRoute,
  listDemosRoute,
} from '@playbook/contracts/demos/demo-analyses.contract';
import { type DemoAnalysis, type DemoSummary, demoSummarySchema } from '@playbook/contracts/demos/demo-analysis.schema';
import {
  analysisFailed,
  DEMO_NOUNS,
  VIDEO_NOT_ANALYZED,
  VIDEO_TOASTS,
} from '../../../failures/files/demo-analysis-failures.js';
import type { FileKind } from '../../../lib/file-analysis/file-kind.js';
import type { FileScreen } from '../../../lib/file-analysis/use-file-screen.js';

/** Videos, for what is written once for every kind of file. */
export const DEMO_KIND: FileKind<DemoSummary, DemoAnalysis> = {
  name: 'demo-analyses',
  routes: {
    list: listDemosRoute,
    get: getDemoRoute,
    analyze: analyzeDemoRoute,
    cancel: cancelDemoAnalysisRoute,
    deleteOne: deleteDemoRoute,
    deleteAll: deleteAllDemosRoute,
  },
  summary: demoSummarySchema,
  chunks: demoChunkSchema,
  words: {
    one: DEMO_NOUNS.one,
    many: DEMO_NOUNS.many,
    toasts: VIDEO_TOASTS,
    notAnalyzed: VIDEO_NOT_ANALYZED,
    analyzed: { title: 'Demo Analysis Complete', message: 'Your feedback is ready.', tone: 'success' },
    failed: analysisFailed,
  },
};

export type DemoScreen = FileScreen<DemoSummary>;
