import type { Application } from '@playbook/contracts/applications/application.schema';
import { getApplication, saveAnswer } from '@playbook/contracts/applications/applications.contract';
import type { FieldAddress } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { ServiceBench, type TestFounder } from '@playbook/testing/service/service-bench';
import { applicationsService } from '../src/service.js';

export type { TestFounder } from '@playbook/testing/service/service-bench';

export const METRICS: FieldAddress = { sectionId: 'traction', fieldId: 'metrics' };
export const PROBLEM: FieldAddress = { sectionId: 'problem', fieldId: 'problem-statement' };

/** The applications service on a database of its own. */
export class ApplicationsBench extends ServiceBench {
  static async start(): Promise<ApplicationsBench> {
    return new ApplicationsBench(...(await ServiceBench.open(applicationsService)));
  }

  load(founder: TestFounder): Promise<Application> {
    return this.service.rpc.call(getApplication, {}, founder);
  }

  save(founder: TestFounder, field: FieldAddress, value: string, baseVersion: number) {
    return this.service.rpc.call(saveAnswer, { ...field, value, baseVersion }, founder);
  }
}
