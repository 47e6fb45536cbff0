import { describe, expect, it } from '@jest/globals';
import { deleteAccountRoute, exportAccountRoute } from '@playbook/contracts/founder/account-routes.contract';
import { saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import { analyzePitchRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { saveIndustryAnalysisRoute } from '@playbook/contracts/insights/industry-analysis.contract';
import { industryAnalysisOf } from '../support/industry-analysis.js';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const accountUrl = `${url}${deleteAccountRoute.path}`;
const exportUrl = `${url}${exportAccountRoute.path}`;

const tokenOf = ({ session }: Founder) => ({ token: session.access_token });
const analyze = async (founder: Founder, pitch: string) => {
  const reply = await call(`${url}${analyzePitchRoute.path}`, { ...tokenOf(founder), body: { pitch } });
  return analyzePitchRoute.response.parse(reply.json).data;
};
const save = async (founder: Founder, value: string) => {
  const path = saveAnswerRoute.path.replace(':sectionId', 'traction').replace(':fieldId', 'metrics');
  const body = { value, baseVersion: 0 };
  expect((await call(`${url}${path}`, { ...tokenOf(founder), method: 'PUT', body })).status).toBe(200);
};
const saveInsights = async (founder: Founder) => {
  const body = await industryAnalysisOf(url, founder, 'Payroll for dentists');
  const path = `${url}${saveIndustryAnalysisRoute.path}`;
  return saveIndustryAnalysisRoute.response.parse(
    (await call(path, { ...tokenOf(founder), method: 'PUT', body })).json,
  );
};
const remove = (founder: Founder, body: object) => call(accountUrl, { ...tokenOf(founder), method: 'DELETE', body });

describe('the account as a whole', () => {
  it('is exported as one document with a part of each service', async () => {
    const founder = await signUpFounder(url);
    await analyze(await signUpFounder(url), 'Somebody else entirely');
    const analysis = await analyze(founder, 'Payroll for the 40,000 US dental practices that still run it by hand');
    await save(await signUpFounder(url), 'MRR of somebody else');
    await save(founder, 'MRR: $4k');
    const industryAnalysis = await saveInsights(founder);

    const reply = await call(exportUrl, tokenOf(founder));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const document = exportAccountRoute.response.parse(reply.json);
    expect(document.account.user.email).toBe(founder.email);
    expect(document.account.sessions).toHaveLength(1);
    expect(document.analysis.pitchAnalyses).toEqual([analysis]);
    expect(document.applications.applications.map(({ answers }) => answers.map(({ value }) => value))).toEqual([
      ['MRR: $4k'],
    ]);
    expect(document.applications.answerVersions.map(({ value }) => value)).toEqual(['MRR: $4k']);
    const uses = [expect.objectContaining({ tool: 'industryInsights', uses: 1 })];
    expect(document.insights).toEqual({ industryAnalysis, uses });
    expect((await call(exportUrl)).status).toBe(401);
  });

  it('is deleted from every service when its address confirms it', async () => {
    const founder = await signUpFounder(url);
    await analyze(founder, 'Payroll for dentists');
    for (const body of [{}, { confirm: 'another@example.com' }, { confirm: 7 }]) {
      const refused = await remove(founder, body);
      expect(refused).toMatchObject({
        status: 400,
        json: { code: 'validation_failed', issues: [{ path: 'confirm' }] },
      });
    }
    const untouched = exportAccountRoute.response.parse((await call(exportUrl, tokenOf(founder))).json);
    expect(untouched.analysis.pitchAnalyses).toHaveLength(1);

    expect((await remove(founder, { confirm: founder.email })).status).toBe(204);
    expect((await call(exportUrl, tokenOf(founder))).status).toBe(401);
    const { email, password } = founder;
    const signIn = await call(`${url}/auth/v1/token?grant_type=password`, { body: { email, password } });
    expect(signIn.status).toBe(400);
    const again = await call(`${url}/auth/v1/signup`, { body: { email, password } });
    expect(again.status).toBe(200);
  });
});
