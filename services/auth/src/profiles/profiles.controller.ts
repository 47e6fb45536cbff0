import { Controller } from '@nestjs/common';
import { changeProfile, getProfile, type Profile } from '@playbook/contracts/profile/profile.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfilesController {
  constructor(private readonly profiles: ProfileService) {}

  @Rpc(getProfile)
  get(_input: z.output<typeof getProfile.input>, call: RpcCall<'founder'>): Promise<Profile> {
    return this.profiles.get(call.actor);
  }

  @Rpc(changeProfile)
  change(input: z.output<typeof changeProfile.input>, call: RpcCall<'founder'>): Promise<Profile> {
    return this.profiles.change(call.actor, input.fullName);
  }
}
