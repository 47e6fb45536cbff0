import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getApplicationsStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import { ApplicationsBench, METRICS, PROBLEM, type TestFounder } from '../../test/applications.fixture.js';
import { BLANK_CHARACTERS } from './blank-characters.js';

let bench: ApplicationsBench;
beforeAll(async () => {
  bench = await ApplicationsBench.start();
});
afterAll(() => bench.stop());

const standing = (founder: TestFounder) => bench.service.rpc.call(getApplicationsStanding, {}, founder);

describe('what the dashboard shows of the application', () => {
  it('is nothing before the first answer, and asking for it makes no application', async () => {
    const founder = await bench.founder();
    expect(await standing(founder)).toEqual({
      application: {
        readinessPercent: 0,
        completeAreas: [],
        answeredFields: 0,
        totalFields: 17,
        progressPercent: 0,
      },
      activity: [],
      targetAt: null,
    });
    const rows = await bench.rows('select 1 from applications.applications where founder_id = $1', [founder.founderId]);
    expect(rows).toEqual([]);
  });

  it('counts areas and questions that have an answer, and nothing of others', async () => {
    const founder = await bench.founder();
    await bench.save(await bench.founder(), METRICS, 'Somebody else’s', 0);
    await bench.save(founder, METRICS, 'MRR: $4k', 0);
    await bench.save(founder, { sectionId: 'company', fieldId: 'market-size' }, '40,000 clinics', 0);
    const { application } = await standing(founder);
    expect(application).toEqual({
      readinessPercent: 25,
      completeAreas: ['market', 'traction'],
      answeredFields: 1,
      totalFields: 17,
      progressPercent: 6,
    });
  });

  it('does not count an answer of white space of any kind', async () => {
    const founder = await bench.founder();
    await bench.save(founder, METRICS, BLANK_CHARACTERS, 0);
    await bench.save(founder, PROBLEM, `${BLANK_CHARACTERS}😀`, 0);
    expect((await standing(founder)).application).toMatchObject({ completeAreas: ['additional'], answeredFields: 1 });
  });

  it('tells of the last save, with the progress', async () => {
    const founder = await bench.founder();
    await bench.save(founder, PROBLEM, 'Payroll by hand', 0);
    const saved = await bench.save(founder, METRICS, 'MRR: $4k', 0);
    const { activity } = await standing(founder);
    expect(activity).toEqual([
      {
        action: 'answer-saved',
        item: expect.stringMatching(/\S/),
        score: null,
        progress: 12,
        improvement: null,
        at: saved.outcome === 'saved' ? saved.savedAt : '',
      },
    ]);
  });

  it('needs the founder', async () => {
    await expect(bench.service.rpc.call(getApplicationsStanding, {})).rejects.toMatchObject({
      code: 'no_authorization',
    });
  });
});
