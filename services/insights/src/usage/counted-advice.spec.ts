import { describe, expect, it, jest } from '@jest/globals';
import type { InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { BuiltInAdviser } from '../adviser/built-in-adviser.js';
import type { InsightsAdviser } from '../adviser/insights-adviser.port.js';
import { CountedAdvice } from './counted-advice.service.js';
import { UsageRepository } from './usage.repository.js';

const FOUNDER = { founderId: 'f0a1b2c3-0000-4000-8000-000000000001' } as Actor;
const REQUEST: InsightsRequest = {
  fieldType: 'trends',
  description: 'Payroll for clinics',
  generationKey: 'key-12345',
};
const SIGNAL = new AbortController().signal;
const AWAY = new ProcedureError('service_unavailable', 'The database does not answer');

function setUp(add: UsageRepository['add'], adviser: InsightsAdviser = new BuiltInAdviser()) {
  const logger = Logger.create('insights', 'silent');
  const failure = jest.spyOn(logger, 'failure');
  const usages = new UsageRepository(undefined as never);
  const added = jest.spyOn(usages, 'add').mockImplementation(add);
  const advice = new CountedAdvice(adviser, usages, logger);
  return { give: () => advice.give(FOUNDER, REQUEST, SIGNAL), added, failure };
}

describe('CountedAdvice', () => {
  it('counts what was given', async () => {
    const { give, added } = setUp(async () => undefined);
    expect(await give()).toMatchObject({ fieldType: 'trends' });
    expect(added.mock.calls).toEqual([[FOUNDER, 'industryInsights', 'key-12345']]);
  });

  it('gives insights while the database is away, and tells operators of the use that was not counted', async () => {
    const { give, failure } = setUp(() => Promise.reject(AWAY));
    expect(await give()).toMatchObject({ fieldType: 'trends' });
    expect(failure.mock.calls).toEqual([['A use of insights was not counted', AWAY]]);
  });

  it('does not wait for a database that hangs, and tells operators when the count fails in the end', async () => {
    const hanging = Promise.withResolvers<undefined>();
    const { give, failure } = setUp(() => hanging.promise);
    expect(await give()).toMatchObject({ fieldType: 'trends' });
    expect(failure).not.toHaveBeenCalled();
    const fault = new TypeError('a slip');
    hanging.reject(fault);
    await hanging.promise.catch(() => undefined);
    await Promise.resolve();
    const logged = expect.objectContaining({ code: 'unexpected_failure', cause: fault });
    expect(failure.mock.calls).toEqual([['A use of insights was not counted', logged]]);
  });

  it('hides no other fault', async () => {
    const { give } = setUp(() => Promise.reject(new TypeError('a slip')));
    await expect(give()).rejects.toThrow('a slip');
  });

  it('counts nothing where nothing was given', async () => {
    const cancelled = new ProcedureError('request_cancelled', 'Nobody waits');
    const { give, added } = setUp(async () => undefined, { advise: () => Promise.reject(cancelled) });
    await expect(give()).rejects.toBe(cancelled);
    expect(added).not.toHaveBeenCalled();
  });
});
