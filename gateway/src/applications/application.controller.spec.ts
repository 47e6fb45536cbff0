import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { answerConflictSchema } from '@playbook/contracts/applications/application.schema';
import { restoreAnswerVersion, saveAnswer } from '@playbook/contracts/applications/applications.contract';
import { problemSchema } from '@playbook/contracts/core/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { startTestGateway, type TestGateway } from '../../test/gateway.fixture.js';

const STORED = { value: 'MRR: $4k', version: 2, savedAt: '2026-11-21T18:00:00.000Z', savedBy: null };
const RESTORE = { sectionId: 'traction', fieldId: 'metrics', version: 1, baseVersion: 1 };

describe('saving through the gateway', () => {
  let gateway: TestGateway;
  let token: string;
  beforeEach(async () => {
    gateway = await startTestGateway();
    token = await gateway.tokens.issue(randomUUID());
  });
  afterEach(() => gateway.stop());

  const send = (method: string, path: string, body: object): Promise<Response> =>
    fetch(`${gateway.url}/rest/v1/application/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const save = (): Promise<Response> => send('PUT', 'answers/traction/metrics', { value: 'MRR: $5k', baseVersion: 1 });

  it('hands the address and the body over, and answers version and time alone', async () => {
    const received: unknown[] = [];
    const savedAt = '2026-11-21T18:00:00.000Z';
    await gateway.serve(saveAnswer.subject, async ({ payload }) => {
      received.push(JSON.parse(payload));
      return encodeValue({ outcome: 'saved', version: 2, savedAt, value: null });
    });
    const reply = await save();
    expect([reply.status, await reply.json()]).toEqual([200, { version: 2, savedAt }]);
    expect(received).toEqual([{ sectionId: 'traction', fieldId: 'metrics', value: 'MRR: $5k', baseVersion: 1 }]);
  });

  it('tells a conflict as a problem that shows what is stored', async () => {
    const conflict = encodeValue({ outcome: 'conflict', stored: STORED });
    await gateway.serve(saveAnswer.subject, async () => conflict);
    await gateway.serve(restoreAnswerVersion.subject, async () => conflict);
    for (const reply of [await save(), await send('POST', 'versions/restore', RESTORE)]) {
      expect(reply.status).toBe(409);
      expect(reply.headers.get('content-type')).toContain('application/problem+json');
      expect(answerConflictSchema.parse(await reply.json())).toMatchObject({ code: 'conflict', stored: STORED });
    }
  });

  it('tells that the account is being deleted, without anything stored', async () => {
    const error = new ProcedureError('account_deleting', 'The account is being deleted');
    await gateway.serve(saveAnswer.subject, async () => encodeError(error));
    const problem: unknown = await (await save()).json();
    expect(problemSchema.parse(problem)).toMatchObject({ status: 409, code: 'account_deleting' });
    expect(answerConflictSchema.safeParse(problem).success).toBe(false);
  });
});
