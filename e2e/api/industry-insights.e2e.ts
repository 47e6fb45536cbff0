import { beforeAll, describe, expect, it } from '@jest/globals';
import { analyzeContentRoute } from '@playbook/contracts/analysis/analysis-content.contract';
import {
  deleteIndustryAnalysisRoute,
  getIndustryAnalysisRoute,
  saveIndustryAnalysisRoute,
} from '@playbook/contracts/insights/industry-analysis.contract';
import { getIndustryInsightsRoute } from '@playbook/contracts/insights/industry-insights.contract';
import {
  fieldInsightsSchema,
  INSIGHT_SECTIONS,
  prefillInsightsSchema,
} from '@playbook/contracts/insights/industry-insights.schema';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { industryAnalysisOf } from '../support/industry-analysis.js';
import { productUrl } from '../support/topology.js';

const IDEA = {
  ideaBrief: 'Software that writes insurance appeals for small clinics. 19 clinics pay $400 a month.',
  problem: 'Clerks skip 6 in 10 denials because an appeal takes 50 minutes by hand.',
  targetUser: 'Healthcare providers',
  industry: 'Healthcare',
  stage: 'revenue',
};

const url = productUrl();
const tokenOf = ({ session }: Founder) => ({ token: session.access_token });
const analysisUrl = `${url}${getIndustryAnalysisRoute.path}`;

const ask = (founder: Founder, body: object) =>
  call(`${url}${getIndustryInsightsRoute.path}`, { ...tokenOf(founder), body });
const insights = async (founder: Founder, body: object) => {
  const reply = await ask(founder, body);
  expect(reply.status).toBe(200);
  return getIndustryInsightsRoute.response.parse(reply.json).data;
};
const stored = async (founder: Founder) =>
  getIndustryAnalysisRoute.response.parse((await call(analysisUrl, tokenOf(founder))).json).industryAnalysis;

describe('industry insights', () => {
  let founder: Founder;
  beforeAll(async () => {
    founder = await signUpFounder(url);
  });

  it('answer six sections at once about what the founder says', async () => {
    const asked = INSIGHT_SECTIONS.map((fieldType) =>
      insights(founder, { fieldType, description: 'Invoices by voice', targetUsers: 'Plumbers in Texas' }),
    );
    const sections = (await Promise.all(asked)).map((one) => fieldInsightsSchema.parse(one));
    expect(sections.map(({ fieldType }) => fieldType)).toEqual(INSIGHT_SECTIONS);
    for (const { basis, insights: text } of sections) {
      expect(basis).toMatchObject({ industry: 'B2B SaaS', industryFrom: 'words', targetUser: 'Small businesses' });
      expect(text).toMatch(/^- /);
    }
  });

  it('are about the newest idea check where the call does not say what the startup does', async () => {
    const fresh = await signUpFounder(url);
    const before = prefillInsightsSchema.parse(await insights(fresh, { fieldType: 'prefill' }));
    expect(Object.values(before.prefillData).every(({ origin }) => origin === 'suggestion')).toBe(true);

    const body = { type: 'IDEA_CHECK', ...IDEA };
    expect((await call(`${url}${analyzeContentRoute.path}`, { ...tokenOf(fresh), body })).status).toBe(200);
    const { prefillData } = prefillInsightsSchema.parse(await insights(fresh, { fieldType: 'prefill' }));
    expect(Object.keys(prefillData)).toHaveLength(17);
    expect(prefillData['problem-problem-statement']).toEqual({ text: IDEA.problem, origin: 'idea-check' });
    const { basis } = fieldInsightsSchema.parse(await insights(fresh, { fieldType: 'competitors' }));
    expect(basis).toMatchObject({ industry: 'Healthcare', targetUser: 'Healthcare providers', stage: 'revenue' });

    const own = await insights(fresh, { fieldType: 'competitors', description: 'A tutor for students' });
    expect(fieldInsightsSchema.parse(own).basis).toMatchObject({ industry: 'EdTech', stage: null });
  });

  it('are general ones where the call does not say which', async () => {
    const body = await insights(founder, { description: 'Payroll for clinics' });
    expect(fieldInsightsSchema.parse(body).fieldType).toBe('general');
  });

  it.each([
    ['fieldType', { fieldType: 'weather' }],
    ['fieldType', { fieldType: null }],
    ['description', { fieldType: 'trends', description: 'a'.repeat(2_001) }],
    ['stage', { fieldType: 'trends', stage: 'unicorn' }],
  ])('name a wrong %s', async (path, body) => {
    expect(await ask(founder, body)).toMatchObject({
      status: 400,
      json: { code: 'validation_failed', issues: [{ path }] },
    });
  });
});

describe('the industry analysis', () => {
  it('is kept for its founder alone, replaced by the next, and removed', async () => {
    const founder = await signUpFounder(url);
    expect(await stored(founder)).toBeNull();
    for (const description of ['Payroll for clinics', 'Rosters for clinics']) {
      const body = await industryAnalysisOf(url, founder, description);
      const reply = await call(analysisUrl, { ...tokenOf(founder), method: 'PUT', body });
      expect(reply.status).toBe(200);
      expect(saveIndustryAnalysisRoute.response.parse(reply.json)).toMatchObject(body);
      expect(await stored(founder)).toEqual(reply.json);
    }
    expect(await stored(await signUpFounder(url))).toBeNull();
    const remove = () => call(`${url}${deleteIndustryAnalysisRoute.path}`, { ...tokenOf(founder), method: 'DELETE' });
    for (const reply of [await remove(), await remove()]) expect(reply.status).toBe(204);
    expect(await stored(founder)).toBeNull();
  });
});
