import { Controller } from '@nestjs/common';
import { demoQueued } from '@playbook/contracts/demos/demo-analyses.contract';
import { OnEvent } from '@playbook/service-kit/messaging/on-event.decorator';
import { DemoWorker } from './demo-worker.service.js';

@Controller()
export class DemoQueuedController {
  constructor(private readonly worker: DemoWorker) {}

  @OnEvent(demoQueued, 'each-process')
  async lookForJobs(): Promise<void> {
    this.worker.nudge();
  }
}
