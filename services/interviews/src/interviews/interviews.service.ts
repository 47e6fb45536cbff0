import { Inject, Injectable } from '@nestjs/common';
import type {
  Interview,
  InterviewAnswer,
  InterviewSources,
  InterviewTurn,
} from '@playbook/contracts/interviews/interview.schema';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { InterviewThreads } from '../engine/interview-threads.service.js';
import type { InterviewsSettings } from '../interviews.settings.js';
import { endOf, interviewOf } from './interview-of.js';
import type { InterviewRow } from './interview-rows.schema.js';
import { InterviewsRepository } from './interviews.repository.js';

const isOver = (row: InterviewRow): boolean => Date.now() >= endOf(row).getTime();

/** The course of an interview. Its time is the server's, so that a reload, a second tab or another device changes nothing. */
@Injectable()
export class Interviews {
  constructor(
    private readonly rows: InterviewsRepository,
    private readonly threads: InterviewThreads,
    @Inject(SERVICE_SETTINGS) private readonly settings: InterviewsSettings,
  ) {}

  /**
   * Begins an interview, or returns the one that runs; one whose time is over is ended first.
   * @throws ProcedureError `over_allowance`, `account_deleting`, `text_too_complex`, `service_unavailable`
   */
  async start(actor: Actor, sources: InterviewSources): Promise<Interview> {
    const running = await this.rows.running(actor);
    if (running !== null && !isOver(running)) return interviewOf(running);
    if (running !== null) await this.end(actor, running.id);
    const { PLAYBOOK_ALLOWANCE_INTERVIEWS: maxStored } = this.settings;
    if ((await this.rows.count(actor)) >= maxStored) {
      const way = 'delete older ones to begin new ones';
      throw new ProcedureError('over_allowance', `${maxStored} interviews can be stored for an account: ${way}`);
    }
    const plan = await this.threads.plan(sources);
    const [first] = plan.questions;
    if (first === undefined) throw new Error('An interview without a question');
    const added = (await this.rows.add(actor, plan, first)) ?? (await this.rows.running(actor));
    if (added === null) throw accountDeletingError();
    return interviewOf(added);
  }

  /** @throws ProcedureError `not_found`, `text_too_complex`, `service_unavailable` */
  async answer(actor: Actor, { id, questionId, answer, seconds }: InterviewAnswer): Promise<Interview> {
    for (;;) {
      const before = await this.get(actor, id);
      const last = before.turns.at(-1);
      // Another tab, or this one before, has said it already.
      if (before.endedAt !== null || last === undefined || last.question.id !== questionId) return interviewOf(before);
      const judged = await this.threads.judge(before, { answer, seconds, isOver: isOver(before) });
      const { judgement, next, debrief } = judged;
      const turns: InterviewTurn[] = [...before.turns.slice(0, -1), { ...last, answer, seconds, judgement }];
      if (next !== null) turns.push(askedNow(next));
      const stored = await this.rows.store(actor, before, { turns, debrief });
      if (stored !== null) return interviewOf(stored);
    }
  }

  /** Ends an interview with what was said so far. @throws ProcedureError as `answer` */
  async end(actor: Actor, id: string): Promise<Interview> {
    for (;;) {
      const before = await this.get(actor, id);
      if (before.endedAt !== null) return interviewOf(before);
      const turns = before.turns.filter((turn) => turn.answer !== null);
      const debrief = await this.threads.debrief({ ...before, turns });
      const stored = await this.rows.store(actor, before, { turns, debrief });
      if (stored !== null) return interviewOf(stored);
    }
  }

  /** @throws ProcedureError `not_found` */
  async get(actor: Actor, id: string): Promise<InterviewRow> {
    const row = await this.rows.find(actor, id);
    if (row === null) throw new ProcedureError('not_found', 'There is no such interview');
    return row;
  }
}

const askedNow = (question: InterviewTurn['question']): InterviewTurn => ({
  question,
  askedAt: new Date().toISOString(),
  answer: null,
  seconds: null,
  judgement: null,
});
