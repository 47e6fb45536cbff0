import { Controller } from '@nestjs/common';
import type { Application, ApplicationSummary } from '@playbook/contracts/applications/application.schema';
import { changeApplicationStatus, getApplication } from '@playbook/contracts/applications/applications.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { ApplicationsService } from './applications.service.js';

@Controller()
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Rpc(getApplication)
  get(_input: z.output<typeof getApplication.input>, call: RpcCall<'founder'>): Promise<Application> {
    return this.applications.get(call.actor);
  }

  @Rpc(changeApplicationStatus)
  changeStatus(
    { status }: z.output<typeof changeApplicationStatus.input>,
    call: RpcCall<'founder'>,
  ): Promise<ApplicationSummary> {
    return this.applications.changeStatus(call.actor, status);
  }
}
