import type { Interview, InterviewSources } from '@playbook/contracts/interviews/interview.schema';
import { answerInterview, endInterview, startInterview } from '@playbook/contracts/interviews/interviews.contract';
import { ServiceBench, type TestFounder } from '@playbook/testing/service/service-bench';
import { interviewsService } from '../src/service.js';

/** An application with one answer. */
export const SOURCES: InterviewSources = {
  answers: [{ sectionId: 'traction', fieldId: 'metrics', value: '31 clinics pay us $90 a month.' }],
  pitch: null,
  idea: null,
  demo: null,
  deck: null,
  ideaRisk: null,
};

/** The interviews service on a database of its own. */
export class InterviewsBench extends ServiceBench {
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<InterviewsBench> {
    return new InterviewsBench(...(await ServiceBench.open(interviewsService, { env: settings })));
  }

  start(founder: TestFounder): Promise<Interview> {
    return this.service.rpc.call(startInterview, SOURCES, founder);
  }

  /** Says something in response to the last question. */
  say(founder: TestFounder, { id, turns }: Interview, answer: string): Promise<Interview> {
    const questionId = turns.at(-1)?.question.id ?? '';
    return this.service.rpc.call(answerInterview, { id, questionId, answer, seconds: 8 }, founder);
  }

  /** An interview that was ended after one answer. */
  async held(founder: TestFounder): Promise<Interview> {
    const begun = await this.start(founder);
    await this.say(founder, begun, 'We fill empty dental chairs by text message.');
    return this.service.rpc.call(endInterview, { id: begun.id }, founder);
  }
}
