import { Controller } from '@nestjs/common';
import { webVitalsRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import { record } from '@playbook/service-kit/telemetry/registry/instruments';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

const MS_PER_S = 1_000;

/** Counts what pages say of themselves, so that operators see the product as founders do. */
@Controller()
export class WebVitalsController {
  @Route(webVitalsRoute)
  async take({ body: { page, lcpMs, inpMs, cls } }: RouteCall<typeof webVitalsRoute>): Promise<Record<string, never>> {
    const attributes = { 'url.template': page };
    if (lcpMs !== undefined) record('playbook.browser.lcp', lcpMs / MS_PER_S, attributes);
    if (inpMs !== undefined) record('playbook.browser.inp', inpMs / MS_PER_S, attributes);
    if (cls !== undefined) record('playbook.browser.cls', cls, attributes);
    return {};
  }
}
