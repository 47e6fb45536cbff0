import { randomUUID } from 'node:crypto';
import { analyzePitch } from '@playbook/contracts/analysis.contract';
import type { PitchAnalysis, PitchPart } from '@playbook/contracts/pitch-analysis.schema';
import { ModelServer } from '@playbook/testing/model/model-server';
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@playbook/testing/service/start-test-service';
import { analysisService } from '../src/service.js';
import { goodReply } from './pitch-replies.fixture.js';

/** Long enough for a slow machine. */
const PATIENT_MS = 20_000;
/** Short enough to wait for. */
export const IMPATIENT_MS = 300;

export interface Caller {
  readonly founderId: string;
  readonly accessToken: string;
}

/** The analysis service with a language model that a test decides about. */
export interface ModelService {
  readonly model: ModelServer;
  readonly service: TestService;
  founder(): Promise<Caller>;
  analyze(pitch: string, caller?: Caller): Promise<PitchAnalysis>;
  /** The same, with the parts that came before the result. */
  watch(pitch: string, options?: { signal?: AbortSignal; onPart?: (part: PitchPart) => void }): Promise<PitchAnalysis>;
  stop(): Promise<void>;
}

export interface ModelServiceOptions extends Omit<TestServiceOptions, 'env'> {
  readonly env?: Readonly<Record<string, string>>;
  /** Shared by two replicas; stopped by who made it. */
  readonly model?: ModelServer;
}

/** No cache and wide limits, unless a test says otherwise. */
export async function startModelService({ env, model, ...options }: ModelServiceOptions = {}): Promise<ModelService> {
  const server = model ?? (await ModelServer.start(() => ({ kind: 'write', text: JSON.stringify(goodReply()) })));
  const service = await startTestService(analysisService, {
    ...options,
    env: {
      PLAYBOOK_MODEL_PROVIDER: 'openai-compatible',
      PLAYBOOK_MODEL_URL: server.url,
      PLAYBOOK_MODEL_NAME: 'test-model',
      PLAYBOOK_MODEL_API_KEY: 'test-key',
      PLAYBOOK_MODEL_TIME_BUDGET_MS: String(PATIENT_MS),
      PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY: '10000',
      PLAYBOOK_MODEL_BREAKER_FAILURES: '1000',
      PLAYBOOK_MODEL_CACHE_H: '0',
      ...env,
    },
  });
  const founder = async (): Promise<Caller> => {
    const founderId = randomUUID();
    return { founderId, accessToken: await service.tokens.issue(founderId) };
  };
  const someone = await founder();
  return {
    model: server,
    service,
    founder,
    analyze: (pitch, { accessToken } = someone) => service.rpc.call(analyzePitch, { pitch }, { accessToken }),
    watch: (pitch, { signal, onPart = () => undefined } = {}) =>
      service.rpc.call(
        analyzePitch,
        { pitch },
        { accessToken: someone.accessToken, onPart, ...(signal && { signal }) },
      ),
    stop: async () => {
      await service.stop();
      if (!model) await server.stop();
    },
  };
}
