import { Injectable } from '@nestjs/common';
import {
  type InterviewDebrief,
  interviewDebriefSchema,
  type InterviewPlan,
  interviewPlanSchema,
  type InterviewSources,
  type InterviewTurn,
} from '@playbook/contracts/interviews/interview.schema';
import { WorkerPool } from '@playbook/service-kit/workers/worker-pool';
import { type InterviewTask, type JudgedAnswer, judgedAnswerSchema } from './interview-task.schema.js';

/** What a founder said in response to the last question. */
export interface GivenAnswer {
  readonly answer: string;
  readonly seconds: number | null;
  readonly isOver: boolean;
}

interface Course {
  readonly plan: InterviewPlan;
  readonly turns: InterviewTurn[];
}

/**
 * What reads applications and answers, in a worker thread: how long it takes is decided by what somebody wrote.
 * Each method throws ProcedureError `text_too_complex` when it takes too long and `service_unavailable` when too many wait.
 */
@Injectable()
export class InterviewThreads {
  constructor(private readonly workers: WorkerPool) {}

  async plan(sources: InterviewSources): Promise<InterviewPlan> {
    return interviewPlanSchema.parse(await this.run({ kind: 'plan', sources }));
  }

  async judge({ plan, turns }: Course, given: GivenAnswer): Promise<JudgedAnswer> {
    return judgedAnswerSchema.parse(await this.run({ kind: 'answer', plan, turns, ...given }));
  }

  async debrief({ plan, turns }: Course): Promise<InterviewDebrief> {
    return interviewDebriefSchema.parse(await this.run({ kind: 'end', plan, turns }));
  }

  private run(task: InterviewTask): Promise<unknown> {
    return this.workers.run(task);
  }
}
