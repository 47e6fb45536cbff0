import { describe, expect, it } from '@jest/globals';
import { STORED_KINDS } from '@playbook/contracts/analysis/analysis-kinds.contract';
import { analyzePitchRoute, listPitchAnalysesRoute } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { problemSchema } from '@playbook/contracts/core/errors';
import {
  deleteOlderAnalysesRoute,
  getAnalysisStorageRoute,
} from '@playbook/contracts/analysis/stored-analyses.contract';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const PITCHES = ['Payroll for dentists', 'Payroll for vets', 'Payroll for opticians'];

const storageOf = async ({ session }: Founder) => {
  const reply = await call(`${url}${getAnalysisStorageRoute.path}`, { token: session.access_token });
  expect(reply.status).toBe(200);
  return getAnalysisStorageRoute.response.parse(reply.json).kinds;
};
const deleteOlder = ({ session }: Founder, kind: string, query: string) =>
  call(`${url}${deleteOlderAnalysesRoute.path.replace(':kind', kind)}${query}`, {
    method: 'DELETE',
    token: session.access_token,
  });

describe('stored analyses', () => {
  it('are counted against the allowance, and the older ones are deleted where the founder says so', async () => {
    const founder = await signUpFounder(url);
    const other = await signUpFounder(url);
    for (const pitch of PITCHES) {
      const body = { pitch };
      const { status } = await call(`${url}${analyzePitchRoute.path}`, {
        method: 'POST',
        body,
        token: founder.session.access_token,
      });
      expect(status).toBe(200);
    }
    const kinds = await storageOf(founder);
    expect(kinds.map(({ kind }) => kind)).toEqual(STORED_KINDS);
    expect(kinds[0]).toMatchObject({ stored: 3, storedToday: 3, maxStored: 2_000, maxStoredPerDay: 500 });

    expect(await deleteOlder(founder, 'pitchAnalyses', '?keep=1')).toMatchObject({ status: 200, json: { deleted: 2 } });
    expect(await deleteOlder(founder, 'pitchAnalyses', '?keep=1')).toMatchObject({ status: 200, json: { deleted: 0 } });
    const list = await call(`${url}${listPitchAnalysesRoute.path}`, { token: founder.session.access_token });
    expect(list.json).toMatchObject({ items: [{ pitch: PITCHES.at(-1) }], nextCursor: null });
    expect((await storageOf(other))[0]).toMatchObject({ stored: 0 });
  });

  it('are not deleted of a kind that is not stored', async () => {
    expect(await deleteOlder(await signUpFounder(url), 'applications', '?keep=1')).toMatchObject({ status: 404 });
  });

  it.each(['', '?keep=', '?keep=-1', '?keep=some'])('are not deleted for a wrong number: %s', async (query) => {
    const { status, json } = await deleteOlder(await signUpFounder(url), 'pitchAnalyses', query);
    expect(status).toBe(400);
    expect(problemSchema.parse(json).issues).toEqual([expect.objectContaining({ path: 'keep' })]);
  });
});
