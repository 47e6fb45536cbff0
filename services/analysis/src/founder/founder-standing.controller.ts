import { Controller } from '@nestjs/common';
import { type AnalysisStanding, getAnalysisStanding } from '@playbook/contracts/dashboard/dashboard.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import { FounderStandingRepository } from './founder-standing.repository.js';

@Controller()
export class FounderStandingController {
  constructor(private readonly standings: FounderStandingRepository) {}

  @Rpc(getAnalysisStanding)
  standing(_input: object, call: RpcCall<'founder'>): Promise<AnalysisStanding> {
    return this.standings.read(call.actor);
  }
}
