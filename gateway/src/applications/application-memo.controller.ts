import { Controller } from '@nestjs/common';
import {
  reviewApplication,
  reviewApplicationRoute,
} from '@playbook/contracts/analysis/partners-memo/application-memo.contract';
import { fillForm } from '@playbook/domain/application/fill-form';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';
import type { z } from 'zod';
import { Route } from '../http/route.decorator.js';
import type { RouteCall } from '../http/route-call.js';
import { MemoSources } from './memo-sources.service.js';

@Controller()
export class ApplicationMemoController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly sources: MemoSources,
  ) {}

  @Route(reviewApplicationRoute)
  async review({
    onBehalf,
  }: RouteCall<typeof reviewApplicationRoute>): Promise<z.input<typeof reviewApplicationRoute.response>> {
    const { input, notRead } = await this.sources.read(onBehalf);
    const reading = await this.rpc.call(reviewApplication, input, onBehalf);
    return { success: true, data: { reading, form: fillForm(input.answers), notRead }, error: null };
  }
}
