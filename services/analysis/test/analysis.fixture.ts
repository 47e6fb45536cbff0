import { ServiceBench } from '@playbook/testing/service/service-bench';
import { analysisService } from '../src/service.js';

/** The analysis service with the built-in engine, on a database of its own. */
export class AnalysisBench extends ServiceBench {
  /** @param env The service's own settings */
  static async start(env: Readonly<Record<string, string>> = {}): Promise<AnalysisBench> {
    return new AnalysisBench(...(await ServiceBench.open(analysisService, { env })));
  }
}
