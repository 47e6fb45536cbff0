import { beforeEach, describe, expect, it } from '@jest/globals';
import { listAnswerAnalysesRoute } from '@playbook/contracts/analysis/answer-analysis.contract';
import { type AnswerAnalysis, answerAnalysisSummarySchema } from '@playbook/contracts/analysis/answer-analysis.schema';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { buildAnswerAnalysis } from '../../../testing/factories/answer-analysis.factory.js';
import { FakeGateway, reply } from '../../../testing/fake-gateway.js';
import { storeSession } from '../../../testing/store-session.js';
import { newestAnalysesQuery } from './newest-analyses.query.js';

const LIST = listAnswerAnalysesRoute.path;
const summaries = (analyses: readonly AnswerAnalysis[]) =>
  analyses.map((analysis) => answerAnalysisSummarySchema.parse(analysis));

describe('newestAnalysesQuery', () => {
  let gateway: FakeGateway;
  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway();
  });

  it('keeps the newest analysis of each field, read with one call', async () => {
    const [newer, older] = [buildAnswerAnalysis({ score: 70 }), buildAnswerAnalysis({ score: 50 })];
    const other = buildAnswerAnalysis({ fieldId: 'progress-made' });
    gateway.on(`GET ${LIST}`, () => reply({ items: summaries([newer, other, older]), nextCursor: null }));
    const newest = await queryClient.fetchQuery(newestAnalysesQuery('ada'));
    expect(newest['traction-metrics']?.id).toBe(newer.id);
    expect(newest['traction-progress-made']?.id).toBe(other.id);
    expect(gateway.calls).toHaveLength(1);
  });

  it('asks field by field for what a long history hides', async () => {
    const [metrics, hidden] = [buildAnswerAnalysis(), buildAnswerAnalysis({ fieldId: 'first-users' })];
    gateway.on(`GET ${LIST}`, ({ url }) => {
      const fieldId = url.searchParams.get('fieldId');
      if (fieldId === null) return reply({ items: summaries([metrics]), nextCursor: 'more' });
      return reply({ items: summaries(fieldId === 'first-users' ? [hidden] : []), nextCursor: null });
    });
    const newest = await queryClient.fetchQuery(newestAnalysesQuery('ada'));
    expect(Object.keys(newest).toSorted()).toEqual(['traction-first-users', 'traction-metrics']);
    expect(gateway.calls).toHaveLength(24);
    expect(gateway.calls.some(({ url }) => url.searchParams.get('fieldId') === 'metrics')).toBe(false);
  });
});
