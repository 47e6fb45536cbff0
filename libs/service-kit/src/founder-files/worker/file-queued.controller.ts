import { Controller, type Type } from '@nestjs/common';
import type { FileAnalyses } from '@playbook/contracts/files/define-file-analyses';
import { OnEvent } from '../../messaging/on-event.decorator.js';
import { FileWorker } from './file-worker.js';

/** Makes the controller that tells a worker of files of one kind that there may be a job. */
export function fileQueuedController(queued: FileAnalyses['queued']): Type {
  @Controller()
  class FileQueuedController {
    constructor(private readonly worker: FileWorker) {}

    @OnEvent(queued, 'each-process')
    async lookForJobs(): Promise<void> {
      this.worker.nudge();
    }
  }
  return FileQueuedController;
}
