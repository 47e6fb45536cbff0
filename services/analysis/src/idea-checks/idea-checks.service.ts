import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { IdeaCheckPage, listIdeaChecks } from '@playbook/contracts/analysis/analysis-content.contract';
import type { IdeaCheck, IdeaForm, IdeaPartial } from '@playbook/contracts/analysis/idea-check.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { z } from 'zod';
import type { AnalystCall } from '../analyst/analyst.port.js';
import { JudgeOnce } from '../analyst/judge-once.service.js';
import { decodeCursor, encodeCursor } from '../paging/page-cursor.js';
import type { PageRoom } from '../paging/whole-page.js';
import { SimilarCompanies } from '../companies/similar-companies.service.js';
import { ideaKind } from './idea.kind.js';
import { IdeaChecksRepository } from './idea-checks.repository.js';

const ONE_ROW: PageRoom = { items: 1, bytes: 1 };

/** Checks ideas and keeps the founder's history of them. */
@Injectable()
export class IdeaChecksService {
  constructor(
    private readonly repository: IdeaChecksRepository,
    private readonly companies: SimilarCompanies,
    private readonly analyst: JudgeOnce,
  ) {}

  /**
   * Checks and stores an idea; a repeated idempotency key answers the check that was stored first.
   * @throws ProcedureError `request_cancelled` when nobody waits any more; nothing is stored then. `idempotency_key_reused` when
   * the key belongs to another text
   */
  async check(
    actor: Actor,
    form: IdeaForm,
    idempotencyKey: string | null,
    call: Omit<AnalystCall<IdeaPartial>, 'founderId'>,
  ): Promise<IdeaCheck> {
    return this.analyst.judge({
      kind: ideaKind,
      input: form,
      call: { ...call, founderId: actor.founderId },
      storedAs: 'ideaChecks',
      idempotencyKey,
      find: (key) => this.repository.find(actor, { idempotencyKey: key }),
      isAboutInput: (stored) => isDeepStrictEqual(stored.form, form),
      store: async ({ critique, outcome }) => {
        const similarStartups = await this.companies.find(`${form.ideaBrief} ${form.problem}`);
        return this.repository.add(actor, {
          form,
          idempotencyKey,
          critique: { ...critique, similarStartups },
          outcome,
        });
      },
    });
  }

  /** @throws ProcedureError `not_found` when the founder has no check with this id */
  async get(actor: Actor, id: string): Promise<IdeaCheck> {
    const check = await this.repository.find(actor, { id });
    if (!check) throw new ProcedureError('not_found', 'There is no such idea check');
    return check;
  }

  /** The founder's newest check, null before the first one. */
  async latest(actor: Actor): Promise<IdeaCheck | null> {
    const [newest] = await this.repository.wholePage(actor, null, ONE_ROW);
    return newest?.item ?? null;
  }

  /**
   * One page of the founder's checks, newest first.
   * @throws ProcedureError `validation_failed` for a cursor that no page handed out
   */
  async list(actor: Actor, query: z.output<typeof listIdeaChecks.input>): Promise<IdeaCheckPage> {
    const before = query.cursor === undefined ? null : decodeCursor(query.cursor);
    const summaries = await this.repository.page(actor, before, query.limit + 1);
    const items = summaries.slice(0, query.limit);
    const last = summaries.length > query.limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? encodeCursor(last) : null };
  }
}
