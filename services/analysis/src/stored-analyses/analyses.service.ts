import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { StoredSummary } from '@playbook/contracts/analysis/define-analysis-kind';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import type { AnalystCall } from '../analyst/analyst.port.js';
import { SimilarCompanies } from '../companies/similar-companies.service.js';
import { decodeCursor, encodeCursor } from '../paging/page-cursor.js';
import type { PageRoom } from '../paging/whole-page.js';
import { AnalysesRepository } from './analyses.repository.js';
import { SingleFlightAnalysis } from './single-flight-analysis.service.js';
import type { KindTypes, StoredAnalysisKind } from './stored-analysis-kind.js';

const ONE_ROW: PageRoom = { items: 1, bytes: 1 };

/** Which page is wanted, and of what. */
interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

interface Page {
  readonly items: StoredSummary[];
  readonly nextCursor: string | null;
}

/** Analyses texts of every kind and keeps the founder's history of them. */
@Injectable()
export class AnalysesService {
  constructor(
    private readonly repository: AnalysesRepository,
    private readonly companies: SimilarCompanies,
    private readonly analyst: SingleFlightAnalysis,
  ) {}

  /**
   * Analyses and stores a text; a repeated idempotency key returns the analysis that was stored first.
   * @throws ProcedureError `request_cancelled` when nobody waits any more; nothing is stored then. `idempotency_key_reused` when
   * the key belongs to another text
   */
  analyze<T extends KindTypes>(
    kind: StoredAnalysisKind<T>,
    actor: Actor,
    {
      idempotencyKey = null,
      input,
    }: { readonly input: T['Input']; readonly idempotencyKey?: string | null | undefined },
    call: Omit<AnalystCall<T['Partial']>, 'founderId'>,
  ): Promise<T['Analysis']> {
    const kept = kind.keep(input);
    return this.analyst.judge<T['Input'], T['Critique'], T['Reply'], T['Partial'], T['Analysis']>({
      kind,
      input,
      call: { ...call, founderId: actor.founderId },
      storedAs: kind.storedAs,
      idempotencyKey,
      find: (key) => this.repository.find(kind, actor, { idempotencyKey: key }),
      isAboutInput: (stored) => isDeepStrictEqual({ ...stored, ...kept }, { ...stored }),
      store: async ({ critique, outcome }) => {
        const completed = (await kind.complete?.(input, critique, { companies: this.companies })) ?? critique;
        return this.repository.add(kind, actor, { input, critique: completed, outcome, idempotencyKey });
      },
    });
  }

  /** @throws ProcedureError `not_found` when the founder has no analysis of this kind with this id */
  async get<T extends KindTypes>(kind: StoredAnalysisKind<T>, actor: Actor, id: string): Promise<T['Analysis']> {
    const analysis = await this.repository.find(kind, actor, { id });
    if (!analysis) throw new ProcedureError('not_found', `There is no such ${kind.title}`);
    return analysis;
  }

  /** The founder's newest analysis of a kind, null before the first one. */
  async latest<T extends KindTypes>(kind: StoredAnalysisKind<T>, actor: Actor): Promise<T['Analysis'] | null> {
    const [newest] = await this.repository.wholePage(kind, actor, null, ONE_ROW);
    return newest?.item ?? null;
  }

  /**
   * One page of the founder's analyses of a kind, newest first.
   * @throws ProcedureError `validation_failed` for a cursor that no page handed out
   */
  async list<T extends KindTypes>(
    kind: StoredAnalysisKind<T>,
    actor: Actor,
    { cursor, limit, ...rest }: PageQuery & Readonly<Record<string, unknown>>,
  ): Promise<Page> {
    const before = cursor === undefined ? null : decodeCursor(cursor);
    const filters = (kind.filters ?? []).map((name) => rest[name] ?? null);
    const summaries = await this.repository.page(kind, actor, filters, before, limit + 1);
    const items = summaries.slice(0, limit);
    const last = summaries.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? encodeCursor(last) : null };
  }
}
