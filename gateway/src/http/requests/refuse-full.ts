import { Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { FastifyInstance } from 'fastify';

/** By then a service has done some of what waits there, and none of what it does it has run out of. */
const FULL_MS = 100;

interface Fullness {
  readonly untilMs: number;
  readonly retryAfterS: number;
}

/** Routes whose service has said a moment ago that it takes no more. */
@Injectable()
export class FullRoutes {
  private readonly full = new Map<string, Fullness>();

  /** Remembers it where that is what a call failed with. @param route Method and path */
  note(route: string, error: unknown): void {
    if (!(error instanceof ProcedureError) || error.code !== 'service_unavailable') return;
    const retryAfterS = error.details?.retryAfterS;
    if (retryAfterS === undefined) return;
    this.full.set(route, { untilMs: Date.now() + FULL_MS, retryAfterS });
  }

  /** After how many seconds to come back; null where there may be room. */
  retryAfterS(route: string): number | null {
    const full = this.full.get(route);
    if (full === undefined) return null;
    if (Date.now() < full.untilMs) return full.retryAfterS;
    this.full.delete(route);
    return null;
  }
}

/**
 * Refuses what a full service would refuse, before anything is verified or sent: under many times the load that can be served most of the
 * time would go into refusals that cross the bus.
 */
export function refuseFull(fastify: FastifyInstance, routes: FullRoutes): void {
  fastify.addHook('preValidation', async ({ method, routeOptions }) => {
    const retryAfterS = routes.retryAfterS(`${method} ${routeOptions.url}`);
    if (retryAfterS !== null) throw new ProcedureError('service_unavailable', 'The service is full', { retryAfterS });
  });
}
