import { Controller } from '@nestjs/common';
import { type DemoAbilities, getDemoAbilities } from '@playbook/contracts/demos/demo-analyses.contract';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import { DemoAbilitiesService } from './demo-abilities.service.js';

@Controller()
export class DemoAbilitiesController {
  constructor(private readonly abilities: DemoAbilitiesService) {}

  @Rpc(getDemoAbilities)
  read(): Promise<DemoAbilities> {
    return this.abilities.read();
  }
}
