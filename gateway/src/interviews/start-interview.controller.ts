import { Controller } from '@nestjs/common';
import { startInterview, startInterviewRoute } from '@playbook/contracts/interviews/interviews.contract';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import type { z } from 'zod';
import { MemoSources } from '../applications/memo-sources.service.js';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';

/** Puts together what an interview is prepared from. */
@Controller()
export class StartInterviewController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sources: MemoSources,
  ) {}

  @Route(startInterviewRoute)
  async start({
    onBehalf,
  }: RouteCall<typeof startInterviewRoute>): Promise<z.input<typeof startInterviewRoute.response>> {
    const { input, ideaRisk, notRead } = await this.sources.read(onBehalf);
    const interview = await this.rpc.call(startInterview, { ...input, ideaRisk }, onBehalf);
    return { success: true, data: { interview, notRead }, error: null };
  }
}
