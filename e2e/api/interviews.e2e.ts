import { describe, expect, it } from '@jest/globals';
import type { Interview } from '@playbook/contracts/interviews/interview.schema';
import {
  answerInterviewRoute,
  deleteInterviewRoute,
  endInterviewRoute,
  getInterviewRoute,
  listInterviewsRoute,
  startInterviewRoute,
} from '@playbook/contracts/interviews/interviews.contract';
import { call, type Founder, type Reply, signUpFounder } from '../support/auth/founder.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const PAID = '31 clinics pay us $90 a month.';

const at = (path: string, id: string): string => `${url}${path.replace(':id', id)}`;
const post = (founder: Founder, address: string, body: object = {}): Promise<Reply> =>
  call(address, { method: 'POST', body, token: founder.session.access_token });

async function begin(founder: Founder): Promise<Interview> {
  const reply = await post(founder, `${url}${startInterviewRoute.path}`);
  expect(reply.status).toBe(200);
  return startInterviewRoute.response.parse(reply.json).data.interview;
}

async function say(founder: Founder, { id, turns }: Interview, answer: string): Promise<Interview> {
  const questionId = turns.at(-1)?.question.id;
  const body = { id, questionId, answer, seconds: 9 };
  const reply = await post(founder, `${url}${answerInterviewRoute.path}`, body);
  expect(reply.status).toBe(200);
  return answerInterviewRoute.response.parse(reply.json).data;
}

describe('a mock interview', () => {
  it('asks about the application, judges what is said, debriefs, and goes when it is deleted', async () => {
    const founder = await signUpFounder(url);
    const token = founder.session.access_token;
    await call(`${url}/rest/v1/application/answers/traction/metrics`, {
      method: 'PUT',
      body: { value: PAID, baseVersion: 0 },
      token,
    });
    const begun = await begin(founder);
    const asked = await say(founder, begun, 'We fill empty dental chairs by text message.');
    expect(asked.turns[0]?.judgement).toMatchObject({ answered: 'yes' });
    expect(asked.turns[1]?.question).toMatchObject({ reason: 'missing', quotes: [{ text: PAID }] });
    expect(await begin(founder)).toEqual(asked);

    const told = await say(founder, asked, 'In August 22, in September 28, in October 31.');
    const ended = await post(founder, at(endInterviewRoute.path, told.id));
    const { debrief } = endInterviewRoute.response.parse(ended.json);
    expect(debrief?.changes).toMatchObject([{ fieldId: 'metrics' }]);

    const listed = await call(`${url}${listInterviewsRoute.path}`, { token });
    const { items } = listInterviewsRoute.response.parse(listed.json);
    expect(items).toMatchObject([{ id: begun.id, answered: 2, overall: debrief?.overall }]);

    const gone = await call(at(deleteInterviewRoute.path, begun.id), { method: 'DELETE', token });
    expect(gone.status).toBe(200);
    expect((await call(at(getInterviewRoute.path, begun.id), { token })).status).toBe(404);
  });

  it('names the field that is wrong', async () => {
    const founder = await signUpFounder(url);
    const { id } = await begin(founder);
    const body = { id, questionId: 'well-known:opening', answer: 'x'.repeat(3_001), seconds: 4 };
    const reply = await post(founder, `${url}${answerInterviewRoute.path}`, body);
    expect(reply.status).toBe(400);
    expect(reply.text).toContain('answer');
  });
});
