import { analyzeContent, ideaChecks } from '@playbook/contracts/analysis/analysis-content.contract';
import { answerAnalyses } from '@playbook/contracts/analysis/answer-analysis.contract';
import type { StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import type { AnalysisKindContract } from '@playbook/contracts/analysis/define-analysis-kind';
import { analyzePitch, pitchAnalyses } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import type { Caller } from './model-service.fixture.js';

const PITCH = 'We text a dental practice’s waiting list the minute a patient cancels 🦷';
export const IDEA = {
  type: 'IDEA_CHECK',
  ideaBrief: 'We text a dental practice’s waiting list the minute a patient cancels 🦷. 14 practices pay $90 a month.',
  problem: 'An empty chair costs $220 an hour, and the receptionist calls down a paper list.',
  industry: 'Healthcare',
  stage: 'revenue',
} as const;
export const ANSWER = {
  type: 'yc-application',
  sectionId: 'traction',
  fieldId: 'metrics',
  answer: 'Revenue: Jul $1.1k, Aug $1.9k 🦷. 9 paying clinics, none lost.',
} as const;

interface Call {
  readonly idempotencyKey?: string;
  readonly isOther?: boolean;
}

/** One kind of analysis, with what the tests of its history need. */
export interface HistoryUnderTest {
  readonly kind: AnalysisKindContract & { readonly storedAs: StoredKind };
  readonly table: string;
  /** Analyses a text of the kind, or another one. */
  readonly analyze: (rpc: RpcClient, founder: Caller, call?: Call) => Promise<{ readonly id: string }>;
  /** What an analysis shows of its text. */
  readonly kept: object;
  /** Every column of a row but its id and the key of its call, in the table's order. */
  readonly columns: string;
  /** Values for a row that a stranger plants, by column; the founder is the row's own id. */
  readonly planted: Readonly<Record<string, string>>;
}

const keyed = ({ idempotencyKey }: Call) => (idempotencyKey === undefined ? {} : { idempotencyKey });

export const HISTORIES: readonly HistoryUnderTest[] = [
  {
    kind: pitchAnalyses,
    table: 'pitch_analyses',
    analyze: (rpc, founder, call = {}) =>
      rpc.call(analyzePitch, { pitch: call.isOther ? `${PITCH}!` : PITCH, ...keyed(call) }, founder),
    kept: { pitch: PITCH },
    columns: 'founder_id, pitch, overall_score, score_breakdown, not_scored_reason, engine, critique, created_at',
    planted: { pitch: `'x'`, overall_score: '1', score_breakdown: `'{}'` },
  },
  {
    kind: ideaChecks,
    table: 'idea_checks',
    analyze: (rpc, founder, call = {}) => {
      const idea = call.isOther ? { ...IDEA, ideaBrief: 'Payroll for vets' } : IDEA;
      return rpc.call(analyzeContent, { ...idea, ...keyed(call) }, founder);
    },
    kept: {
      form: {
        ideaBrief: IDEA.ideaBrief,
        problem: IDEA.problem,
        industry: 'Healthcare',
        stage: 'revenue',
        targetUser: 'Not specified',
      },
    },
    columns:
      'founder_id, form, yc_alignment_score, risk_level, why_now_score, not_scored_reason, engine, critique, created_at',
    planted: { form: `'{}'`, yc_alignment_score: '1', risk_level: `'low'`, why_now_score: '1' },
  },
  {
    kind: answerAnalyses,
    table: 'answer_analyses',
    analyze: (rpc, founder, call = {}) => {
      const answer = call.isOther ? { ...ANSWER, answer: 'Payroll for vets' } : ANSWER;
      return rpc.call(analyzeContent, { ...answer, ...keyed(call) }, founder);
    },
    kept: ANSWER,
    columns: 'founder_id, section_id, field_id, answer, score, engine, critique, created_at',
    planted: { section_id: `'x'`, field_id: `'x'`, answer: `'x'`, score: '1' },
  },
];
