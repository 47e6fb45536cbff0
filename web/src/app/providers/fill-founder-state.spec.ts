import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { getIdeaCheckRoute, listIdeaChecksRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import { listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getIndustryAnalysisRoute } from '@playbook/contracts/insights/industry-analysis.contract';
import type { IndustryAnalysis } from '@playbook/contracts/insights/industry-analysis.schema';
import { INDUSTRY_INSIGHTS_KEY } from '../../lib/browser-storage/industry-insights.schema.js';
import { STORAGE_KEYS } from '../../lib/browser-storage/storage-keys.js';
import { readStored, writeStored } from '../../lib/browser-storage/stored-value.js';
import { draftOf } from '../../lib/idea-check/idea-draft.js';
import { summaryOf } from '../../features/idea-check/lib/idea-kind.js';
import { queryClient } from '../../lib/query-client/query-client.js';
import { FakeGateway, problem, reply } from '../../testing/fake-gateway.js';
import { buildIdeaCheck } from '../../testing/factories/idea-check.factory.js';
import { buildFieldInsights } from '../../testing/factories/insights.factory.js';
import { storeSession } from '../../testing/store-session.js';
import { fillFounderState } from './fill-founder-state.js';

const OWNER = 'founder-1';
const CHECK = buildIdeaCheck();
const LATER = '2026-11-21T09:00:00.000Z';
const ANALYSIS: IndustryAnalysis = {
  startupDescription: 'Appeals for clinics',
  targetUsers: 'Clinics',
  userContextHash: 'abc',
  analysisData: { trends: buildFieldInsights({ fieldType: 'trends' }) },
  updatedAt: '2026-11-20T10:00:00.000Z',
};

describe('fillFounderState', () => {
  let gateway: FakeGateway;

  beforeEach(() => {
    storeSession();
    gateway = new FakeGateway()
      .on(`GET ${listPitchAnalysesRoute.path}`, () => reply({ items: [], nextCursor: null }))
      .on(`GET ${listIdeaChecksRoute.path}`, () => reply({ items: [summaryOf(CHECK)], nextCursor: null }))
      .on(`GET ${getIdeaCheckRoute.path.replace(':id', CHECK.id)}`, () => reply(CHECK))
      .on(`GET ${getIndustryAnalysisRoute.path}`, () => reply({ industryAnalysis: ANALYSIS }));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const fill = (): Promise<void> => fillFounderState(queryClient, OWNER);
  const storedDraft = () => readStored(STORAGE_KEYS.ideaDraft, OWNER);

  it('fills a new browser: form, result, histories, scores, insights', async () => {
    await fill();
    expect(storedDraft()).toEqual({ ...draftOf(CHECK.form), updatedAt: CHECK.createdAt });
    expect(readStored(STORAGE_KEYS.ideaResult, OWNER)?.id).toBe(CHECK.id);
    expect(readStored(STORAGE_KEYS.ideaHistory, OWNER)).toHaveLength(1);
    expect(readStored(STORAGE_KEYS.dashboardIdeaScore, OWNER)).toBe(CHECK.ycAlignmentScore);
    const { updatedAt } = ANALYSIS;
    expect(readStored(INDUSTRY_INSIGHTS_KEY, OWNER)).toMatchObject({
      userContextHash: 'abc',
      timestamp: updatedAt,
      updatedAt,
    });
  });

  it('leaves a later draft of this browser as it is', async () => {
    const draft = { ...draftOf(CHECK.form), problem: 'Another problem.', updatedAt: LATER };
    writeStored(STORAGE_KEYS.ideaDraft, OWNER, draft);
    await fill();
    expect(storedDraft()).toEqual(draft);
    expect(readStored(STORAGE_KEYS.ideaResult, OWNER)?.id).toBe(CHECK.id);
  });

  it('does not overwrite an earlier draft that differs: its screen shows both', async () => {
    const draft = { ...draftOf(CHECK.form), problem: 'Another problem.', updatedAt: '2026-11-19T09:00:00.000Z' };
    writeStored(STORAGE_KEYS.ideaDraft, OWNER, draft);
    await fill();
    expect(storedDraft()).toEqual(draft);
  });

  it('brings nothing back that the founder cleared', async () => {
    writeStored(STORAGE_KEYS.ideaFreshSince, OWNER, LATER);
    await fill();
    expect([storedDraft(), readStored(STORAGE_KEYS.ideaResult, OWNER)]).toEqual([null, null]);
  });

  it('asks for nothing that this browser has', async () => {
    await fill();
    queryClient.clear();
    const before = gateway.calls.length;
    await fill();
    expect(gateway.calls.slice(before).map(({ url }) => url.pathname)).toEqual([
      listPitchAnalysesRoute.path,
      listIdeaChecksRoute.path,
    ]);
  });

  it('fills what it can when a part does not answer', async () => {
    const complain = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    gateway.on(`GET ${listIdeaChecksRoute.path}`, () => problem(403, 'forbidden'));
    await fill();
    expect(storedDraft()).toBeNull();
    expect(readStored(INDUSTRY_INSIGHTS_KEY, OWNER)).not.toBeNull();
    expect(complain.mock.calls).toEqual([['This browser got no copy of the idea checks', 403, 'forbidden', null]]);
  });
});
