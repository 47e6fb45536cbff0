import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Job } from './job.js';
import { type JobContext, JobRunner } from './job-runner.js';

/** Jobs in memory, and what became of them. */
class Jobs {
  readonly name = 'toil.jobs';
  readonly waiting: Job[] = [];
  readonly ends: string[] = [];
  isKept = true;

  add(id: string, tries = 1): void {
    this.waiting.push({ id, founderId: randomUUID(), workerId: randomUUID(), tries, traceparent: null });
  }

  async claim(): Promise<Job | null> {
    return this.waiting.shift() ?? null;
  }

  async keep(): Promise<boolean> {
    return this.isKept;
  }

  async release({ id }: Job): Promise<void> {
    this.ends.push(`${id} released`);
  }

  async retry({ id }: Job, delayS: number): Promise<void> {
    this.ends.push(`${id} again in ${delayS} s`);
  }
}

const logger = { info: () => undefined, failure: () => undefined };
/** Lets everything go on that waits for no timer. */
const settle = () => jest.advanceTimersByTimeAsync(0);
const untilAborted = ({ signal }: JobContext): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Aborted')), { once: true });
  });

describe('a runner of jobs', () => {
  let jobs: Jobs;
  let runner: JobRunner;
  let run: jest.Mock<(job: Job, context: JobContext) => Promise<void>>;
  let givenUp: string[];
  beforeEach(() => {
    jest.useFakeTimers();
    jobs = new Jobs();
    givenUp = [];
    run = jest.fn(async ({ id }: Job) => {
      jobs.ends.push(`${id} done`);
    });
    const giveUp = async ({ id }: Job): Promise<void> => {
      givenUp.push(id);
    };
    runner = new JobRunner(jobs, { run, giveUp }, logger, 2);
  });
  afterEach(async () => {
    await runner.stop();
    jest.useRealTimers();
  });

  it('does what waits when it starts, what it is nudged to, and what it finds later', async () => {
    jobs.add('first');
    runner.start();
    await settle();
    jobs.add('second');
    runner.nudge();
    await settle();
    jobs.add('third');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(jobs.ends).toEqual(['first done', 'second done', 'third done']);
  });

  it('does no more at a time than it may', async () => {
    run.mockImplementation((_job, context) => untilAborted(context));
    for (const id of ['first', 'second', 'third']) jobs.add(id);
    runner.start();
    await settle();
    expect(run.mock.calls.map(([{ id }]) => id)).toEqual(['first', 'second']);
    expect(jobs.waiting).toHaveLength(1);
  });

  it('has a job that failed tried again, later each time, and gives up after the third', async () => {
    run.mockRejectedValue(new Error('The store is away'));
    jobs.add('first', 1);
    jobs.add('second', 2);
    jobs.add('third', 3);
    runner.start();
    await settle();
    expect(jobs.ends.toSorted()).toEqual(['first again in 5 s', 'second again in 10 s']);
    expect(givenUp).toEqual(['third']);
  });

  it('gives up at once what killed its worker three times', async () => {
    jobs.add('deadly', 4);
    runner.start();
    await settle();
    expect(run).not.toHaveBeenCalled();
    expect(givenUp).toEqual(['deadly']);
  });

  it('ends work on a job that it does not have any more, and does nothing else to it', async () => {
    run.mockImplementation((_job, context) => untilAborted(context));
    jobs.add('first');
    runner.start();
    await settle();
    jobs.isKept = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(run.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect([...jobs.ends, ...givenUp]).toEqual([]);
  });

  it('takes other jobs in the place of one that was taken away and goes on all the same', async () => {
    run.mockImplementationOnce(() => new Promise(() => undefined));
    run.mockImplementationOnce(() => new Promise(() => undefined));
    for (const id of ['first', 'second', 'third']) jobs.add(id);
    runner.start();
    await settle();
    jobs.isKept = false;
    await jest.advanceTimersByTimeAsync(14_000);
    expect(jobs.ends).toEqual(['third done']);
  });

  it('has one that takes longer than any job tried again, whether it ends or not', async () => {
    run.mockImplementationOnce((_job, context) => untilAborted(context));
    run.mockImplementationOnce(() => new Promise(() => undefined));
    jobs.add('slow');
    jobs.add('stuck', 2);
    runner.start();
    await jest.advanceTimersByTimeAsync(2_699_000);
    expect(jobs.ends).toEqual([]);
    await jest.advanceTimersByTimeAsync(12_000);
    expect(jobs.ends).toEqual(['slow again in 5 s', 'stuck again in 10 s']);
  });

  it('gives its jobs back when it stops, and takes no more', async () => {
    run.mockImplementation((_job, context) => untilAborted(context));
    jobs.add('first');
    runner.start();
    await settle();
    await runner.stop();
    jobs.add('second');
    runner.nudge();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(jobs.ends).toEqual(['first released']);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
