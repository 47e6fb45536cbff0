import { Controller, Inject } from '@nestjs/common';
import { webConfigRoute } from '@playbook/contracts/telemetry/telemetry.contract';
import type { z } from 'zod';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../gateway-options.js';
import { Route } from '../http/route.decorator.js';

@Controller()
export class WebConfigController {
  constructor(@Inject(GATEWAY_OPTIONS) private readonly options: GatewayOptions) {}

  @Route(webConfigRoute)
  async read(): Promise<z.output<typeof webConfigRoute.response>> {
    const { collectorUrl, isDevelopmentSignIn, settings } = this.options;
    const apiKey = settings.AUTH_ANON_KEY ?? null;
    return { isTelemetryEnabled: collectorUrl !== undefined, isDevelopmentSignIn, apiKey };
  }
}
