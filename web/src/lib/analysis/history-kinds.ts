import { listIdeaChecksRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import type { IdeaCheckSummary } from '@playbook/contracts/analysis/idea-check.schema';
import { listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { PitchAnalysisSummary } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Engine } from '@playbook/contracts/core/analyst.schema';
import type { Route } from '@playbook/contracts/core/route';
import type { z } from 'zod';
import { STORAGE_KEYS } from '../browser-storage/storage-keys.js';
import { removeStored, type StoredKey, writeStored } from '../browser-storage/stored-value.js';
import { scoredOnly } from './scored-attempts.js';

/** What a list of analyses shows of one, whatever was analysed. */
export interface AnalysisSummary {
  readonly id: string;
  readonly notScoredReason: string | null;
  readonly engine: Engine;
  readonly createdAt: string;
}

/** One page of a list, newest first. */
export interface AnalysisPage<Summary> {
  readonly items: Summary[];
  readonly nextCursor: string | null;
}

/** A kind of analyses whose history a founder sees, page by page, and of which this browser keeps a copy. */
export interface HistoryKind<Summary extends AnalysisSummary> {
  /** Of query keys. */
  readonly name: string;
  readonly route: Route<z.ZodType, z.ZodType, z.ZodType<AnalysisPage<Summary>>>;
  /** What is listed, in the plural. */
  readonly many: string;
  /** Said while there is nothing. */
  readonly emptyText: string;
  readonly excerptOf: (summary: Summary) => string;
  readonly scoreOf: (summary: Summary) => number;
  /** Of the newest score, which the dashboard shows while the server is away. */
  readonly scoreKey: StoredKey<z.ZodType<number, number>>;
  /** Replaces the browser's copy. */
  readonly keepCopies: (ownerId: string, scoredNewestFirst: readonly Summary[]) => void;
}

export const PITCH_HISTORY: HistoryKind<PitchAnalysisSummary> = {
  name: 'pitch-analyses',
  route: listPitchAnalysesRoute,
  many: 'pitches',
  emptyText: 'Nothing here yet. Each pitch that you analyze is kept here with its full result.',
  excerptOf: ({ pitch }) => pitch,
  scoreOf: ({ overallScore }) => overallScore,
  scoreKey: STORAGE_KEYS.dashboardPitchScore,
  keepCopies: (ownerId, scored) => {
    const copies = scored.map(({ pitch: content, overallScore, createdAt: timestamp }) => ({
      content,
      overallScore,
      timestamp,
    }));
    writeStored(STORAGE_KEYS.pitchHistory, ownerId, copies);
  },
};

export const IDEA_HISTORY: HistoryKind<IdeaCheckSummary> = {
  name: 'idea-checks',
  route: listIdeaChecksRoute,
  many: 'ideas',
  emptyText: 'Nothing here yet. Each idea that you check is kept here with its full result.',
  excerptOf: ({ ideaBrief }) => ideaBrief,
  scoreOf: ({ ycAlignmentScore }) => ycAlignmentScore,
  scoreKey: STORAGE_KEYS.dashboardIdeaScore,
  keepCopies: (ownerId, scored) => {
    const copies = scored.map(({ ideaBrief, ycAlignmentScore, riskLevel, whyNowScore, createdAt: timestamp }) => ({
      ideaBrief,
      ycAlignmentScore,
      riskLevel,
      whyNowScore,
      timestamp,
    }));
    writeStored(STORAGE_KEYS.ideaHistory, ownerId, copies);
  },
};

/** Replaces the browser's copy by what the server holds. Texts that could not be scored have no score to keep. */
export function cacheHistory<Summary extends AnalysisSummary>(
  kind: HistoryKind<Summary>,
  ownerId: string,
  newestFirst: readonly Summary[],
): void {
  const scored = scoredOnly(newestFirst);
  kind.keepCopies(ownerId, scored);
  const [latest] = scored;
  if (latest === undefined) removeStored(kind.scoreKey);
  else writeStored(kind.scoreKey, ownerId, kind.scoreOf(latest));
}
