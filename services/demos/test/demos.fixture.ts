import { Module } from '@nestjs/common';
import { getDemo } from '@playbook/contracts/demos/demo-analyses.contract';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { demoUploads } from '@playbook/contracts/demos/demo-uploads.contract';
import { FilesBench } from '@playbook/testing/service/files-bench';
import type { TestFounder } from '@playbook/testing/service/service-bench';
import { demosService, demoWorker } from '../src/service.js';
import { DemoQueuedController, WORKER_PROVIDERS } from '../src/work/demo-worker.module.js';
import { MEDIA_ENGINES } from '../src/work/media-engines.port.js';
import { mp4Bytes } from './mp4-bytes.fixture.js';
import { PlannedEngines } from './planned-engines.fixture.js';

/** The demos service, with as many workers as a test starts. */
export class DemosBench extends FilesBench {
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<DemosBench> {
    return new DemosBench(await FilesBench.openFiles(demosService, settings), demoUploads);
  }

  /** One more worker, whose engines do what the test says. @returns Stops it */
  startWorker(engines: PlannedEngines = new PlannedEngines()): Promise<() => Promise<void>> {
    @Module({
      controllers: [DemoQueuedController],
      providers: [
        ...WORKER_PROVIDERS,
        { provide: MEDIA_ENGINES, useValue: { analyser: engines, transcriber: engines.transcriber } },
      ],
    })
    class PlannedWorkerModule {}
    return this.startWorkerOf(demoWorker, PlannedWorkerModule);
  }

  /** A video of the founder's that is uploaded and not analysed. */
  async upload(founder: TestFounder, content: Buffer = mp4Bytes(), fileName = 'take-1.mp4'): Promise<DemoAnalysis> {
    const id = await this.uploadFile(founder, content, fileName);
    return this.service.rpc.call(getDemo, { id }, founder);
  }
}
