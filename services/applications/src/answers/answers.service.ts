import { Injectable } from '@nestjs/common';
import type { AnswerVersionPage } from '@playbook/contracts/applications/application.schema';
import type {
  listAnswerVersions,
  restoreAnswerVersion,
  saveAnswer,
} from '@playbook/contracts/applications/applications.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { z } from 'zod';
import { record } from '@playbook/service-kit/telemetry/registry/instruments';
import { accountDeletingError } from '@playbook/service-kit/errors/account-deleting-error';
import { AnswerRepository, type NewAnswer, type SaveOutcome } from './answer.repository.js';
import { AnswerVersionsRepository } from './answer-versions.repository.js';

/** Above every version. */
const NEWEST_VERSION = 2_147_483_647;

/** Saves answers and brings earlier versions of them back. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly answers: AnswerRepository,
    private readonly versions: AnswerVersionsRepository,
  ) {}

  /** @throws ProcedureError `account_deleting` when the account is being deleted */
  async save(actor: Actor, answer: z.output<typeof saveAnswer.input>): Promise<z.input<typeof saveAnswer.output>> {
    return this.write(actor, answer);
  }

  /** @throws ProcedureError `not_found` when the version is not kept, `account_deleting` when the account is being deleted */
  async restore(
    actor: Actor,
    { version, ...rest }: z.output<typeof restoreAnswerVersion.input>,
  ): Promise<z.input<typeof restoreAnswerVersion.output>> {
    const result = await this.write(actor, { ...rest, restoredVersion: version });
    return result.outcome === 'saved' ? { ...result, value: result.value ?? '' } : result;
  }

  /** One page of the kept versions of an answer, newest first. */
  async listVersions(actor: Actor, query: z.output<typeof listAnswerVersions.input>): Promise<AnswerVersionPage> {
    const { limit, cursor } = query;
    const below = cursor === undefined ? NEWEST_VERSION : Math.min(Number(cursor), NEWEST_VERSION);
    const versions = await this.versions.page(actor, query, below, limit + 1);
    const items = versions.slice(0, limit);
    const last = versions.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? String(last.version) : null };
  }

  private async write(
    actor: Actor,
    answer: NewAnswer,
  ): Promise<Extract<SaveOutcome, { outcome: 'saved' | 'conflict' }>> {
    const result = await this.answers.save(actor, answer);
    record('playbook.answers.saves', 1, { outcome: result.outcome });
    switch (result.outcome) {
      case 'saved':
      case 'conflict':
        return result;
      case 'missing':
        throw new ProcedureError('not_found', 'There is no such version of the answer');
      case 'erased':
        throw accountDeletingError();
    }
  }
}
