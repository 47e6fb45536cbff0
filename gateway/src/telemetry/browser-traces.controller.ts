import { Controller, Inject } from '@nestjs/common';
import { browserTracesRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../gateway-options.js';
import { TraceSampler } from '@playbook/service-kit/telemetry/trace-sampler';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import { namedAsBrowser } from './named-as-browser.js';

const FORWARD_TIMEOUT_MS = 3_000;

/** Takes the browser's spans on the app's own origin, so that the collector need not be public. */
@Controller()
export class BrowserTracesController {
  private readonly sampler: TraceSampler;

  constructor(@Inject(GATEWAY_OPTIONS) private readonly options: GatewayOptions) {
    this.sampler = new TraceSampler(options.traceShare);
  }

  /** @throws ProcedureError `service_unavailable` when the collector does not take the spans */
  @Route(browserTracesRoute)
  async forward({ body }: RouteCall<typeof browserTracesRoute>): Promise<Record<string, never>> {
    const { collectorUrl } = this.options;
    if (collectorUrl === undefined) return {};
    // A page does not know which traces are kept.
    const resourceSpans = namedAsBrowser(body, (traceId) => this.sampler.keeps(traceId));
    if (resourceSpans.length === 0) return {};
    const response = await fetch(`${collectorUrl}/v1/traces`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans }),
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    }).catch((cause: unknown) => {
      throw new ProcedureError('service_unavailable', 'The collector does not answer', undefined, { cause });
    });
    if (!response.ok) throw new ProcedureError('service_unavailable', 'The collector refused the spans');
    return {};
  }
}
