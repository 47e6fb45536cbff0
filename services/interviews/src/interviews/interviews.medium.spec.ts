import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import {
  answerInterview,
  deleteInterview,
  endInterview,
  getInterview,
  listInterviews,
  startInterview,
} from '@playbook/contracts/interviews/interviews.contract';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { InterviewsBench, SOURCES } from '../../test/interviews.fixture.js';

let bench: InterviewsBench;
beforeAll(async () => {
  bench = await InterviewsBench.start({ PLAYBOOK_ALLOWANCE_INTERVIEWS: '3' });
});
afterAll(() => bench.stop());

const get = (founder: TestFounder, id: string): Promise<Interview> =>
  bench.service.rpc.call(getInterview, { id }, founder);

/** Lets the ten minutes of an interview pass. */
const letTimePass = (id: string) =>
  bench.rows(`update interviews.interviews set started_at = started_at - interval '11 minutes' where id = $1`, [id]);

describe('an interview', () => {
  it('asks one question after another, judges each answer, and ends with a debrief', async () => {
    const founder = await bench.founder();
    let interview = await bench.start(founder);
    expect(interview.turns).toHaveLength(1);
    const asked: string[] = [];
    while (interview.endedAt === null) {
      asked.push(interview.turns.at(-1)?.question.id ?? '');
      interview = await bench.say(founder, interview, '31 clinics pay us, 9 more than in August.');
    }
    expect(new Set(asked).size).toBe(asked.length);
    expect(interview.turns.map(({ question }) => question.id)).toEqual(asked);
    expect(interview.turns.every(({ judgement }) => judgement !== null)).toBe(true);
    expect(interview.debrief?.overall).toBeGreaterThan(0);
    expect(await get(founder, interview.id)).toEqual(interview);
  });

  it('goes on where it is when it is begun again, in another tab or on another device', async () => {
    const founder = await bench.founder();
    const both = await Promise.all([bench.start(founder), bench.start(founder)]);
    expect(both[0].id).toBe(both[1].id);
    const next = await bench.say(founder, both[0], 'We fill empty dental chairs.');
    expect(await bench.start(founder)).toEqual(next);
  });

  it('keeps the first answer to a question that is sent twice', async () => {
    const founder = await bench.founder();
    const begun = await bench.start(founder);
    const said = ['We fill empty dental chairs.', 'We make software.'];
    const sent = await Promise.all(said.map((answer) => bench.say(founder, begun, answer)));
    const { turns } = await get(founder, begun.id);
    expect(turns.filter(({ answer }) => answer !== null)).toHaveLength(1);
    expect(sent.map(({ id }) => id)).toEqual([begun.id, begun.id]);
    expect(sent[0]?.turns[0]?.answer).toBe(sent[1]?.turns[0]?.answer);
  });

  it('takes what is said when its time is over, and asks nothing more', async () => {
    const founder = await bench.founder();
    const begun = await bench.start(founder);
    await letTimePass(begun.id);
    const ended = await bench.say(founder, begun, 'We fill empty dental chairs.');
    expect(ended.turns).toHaveLength(1);
    expect(ended.turns[0]).toMatchObject({ answer: 'We fill empty dental chairs.' });
    expect(ended.endedAt).not.toBeNull();
    expect(ended.debrief).not.toBeNull();
  });

  it('whose time is over is ended when the next one begins', async () => {
    const founder = await bench.founder();
    const first = await bench.start(founder);
    await letTimePass(first.id);
    const second = await bench.start(founder);
    expect(second.id).not.toBe(first.id);
    expect((await get(founder, first.id)).endedAt).not.toBeNull();
  });

  it('can be ended early, and once more does no harm', async () => {
    const founder = await bench.founder();
    const ended = await bench.held(founder);
    expect(ended.turns).toHaveLength(1);
    expect(await bench.service.rpc.call(endInterview, { id: ended.id }, founder)).toEqual(ended);
    expect(await bench.say(founder, ended, 'More')).toEqual(ended);
  });

  it('is its founder’s own', async () => {
    const [founder, other] = [await bench.founder(), await bench.founder()];
    const { id, turns } = await bench.start(founder);
    const notFound = { code: 'not_found' };
    await expect(get(other, id)).rejects.toMatchObject(notFound);
    await expect(bench.service.rpc.call(endInterview, { id }, other)).rejects.toMatchObject(notFound);
    const questionId = turns[0]?.question.id ?? '';
    const answer = { id, questionId, answer: 'Mine', seconds: null };
    await expect(bench.service.rpc.call(answerInterview, answer, other)).rejects.toMatchObject(notFound);
    await bench.service.rpc.call(deleteInterview, { id }, other);
    expect((await get(founder, id)).id).toBe(id);
    await expect(bench.service.rpc.call(startInterview, SOURCES, {})).rejects.toMatchObject({
      code: 'no_authorization',
    });
  });

  it('is listed with the others, the newest first, by page, until it is deleted', async () => {
    const founder = await bench.founder();
    const held = [await bench.held(founder), await bench.held(founder)];
    const first = await bench.service.rpc.call(listInterviews, { limit: 1 }, founder);
    expect(first.items.map(({ id }) => id)).toEqual([held[1]?.id]);
    expect(first.items[0]).toMatchObject({ answered: 1, overall: held[1]?.debrief?.overall });
    const rest = await bench.service.rpc.call(listInterviews, { limit: 1, cursor: first.nextCursor ?? '' }, founder);
    expect(rest).toMatchObject({ items: [{ id: held[0]?.id }], nextCursor: null });
    for (const { id } of held) await bench.service.rpc.call(deleteInterview, { id }, founder);
    expect((await bench.service.rpc.call(listInterviews, {}, founder)).items).toEqual([]);
  });

  it('is refused when as many are stored as may be', async () => {
    const founder = await bench.founder();
    for (let count = 0; count < 3; count += 1) await bench.held(founder);
    await expect(bench.start(founder)).rejects.toMatchObject({ code: 'over_allowance' });
  });
});
