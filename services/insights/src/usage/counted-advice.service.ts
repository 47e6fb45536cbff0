import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { IndustryInsights, InsightsRequest } from '@playbook/contracts/insights/industry-insights.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { INSIGHTS_ADVISER, type InsightsAdviser } from '../adviser/insights-adviser.port.js';
import { UsageRepository } from './usage.repository.js';
import { usedTool } from './used-tool.js';

const NOT_COUNTED = 'A use of insights was not counted';
/** How long an answer waits for its count; a count that takes longer goes on behind it. */
const COUNT_WAIT_MS = 200;

/** What the adviser says, each time counted as a use of its founder once it was given. */
@Injectable()
export class CountedAdvice {
  constructor(
    @Inject(INSIGHTS_ADVISER) private readonly adviser: InsightsAdviser,
    private readonly usages: UsageRepository,
    private readonly logger: Logger,
  ) {}

  /** @throws ProcedureError `request_cancelled` when nobody waits any more; nothing is counted then */
  async give(actor: Actor, request: InsightsRequest, signal: AbortSignal): Promise<IndustryInsights> {
    const insights = await this.adviser.advise(request, { founderId: actor.founderId, signal });
    const counted = this.count(actor, request);
    const late = Symbol('late');
    if ((await Promise.race([counted, delay(COUNT_WAIT_MS, late, { ref: false })])) === late) {
      counted.catch((error: unknown) => this.logger.failure(NOT_COUNTED, toProcedureError(error)));
    }
    return insights;
  }

  /** Insights need no database, so that one that is away takes nothing but the count from a founder. */
  private async count(actor: Actor, request: InsightsRequest): Promise<void> {
    const tool = usedTool(request);
    if (tool === null) return;
    try {
      await this.usages.add(actor, tool, request.generationKey ?? randomUUID());
    } catch (error) {
      if (!(error instanceof ProcedureError)) throw error;
      this.logger.failure(NOT_COUNTED, error);
    }
  }
}
