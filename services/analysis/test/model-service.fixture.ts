import { randomUUID } from 'node:crypto';
import {
  analyzeContent,
  type ContentAnalysis,
  type ContentChunk,
} from '@playbook/contracts/analysis/analysis-content.contract';
import { analyzePitch } from '@playbook/contracts/analysis/pitch-analysis.contract';
import type { PitchAnalysis, PitchChunk } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { ModelServer } from '@playbook/testing/model/model-server';
import {
  startTestService,
  type TestService,
  type TestServiceOptions,
} from '@playbook/testing/service/start-test-service';
import type { WorkerModule } from '@playbook/service-kit/workers/worker-pool';
import type { z } from 'zod';
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

export type AnyChunk = PitchChunk | ContentChunk;

export interface WatchOptions {
  readonly caller?: Caller;
  readonly signal?: AbortSignal;
  readonly onChunk?: (chunk: AnyChunk) => void;
  readonly idempotencyKey?: string;
}

/** The analysis service with a language model that a test decides about. */
export interface ModelService {
  readonly model: ModelServer;
  readonly service: TestService;
  founder(): Promise<Caller>;
  analyze(pitch: string, caller?: Caller): Promise<PitchAnalysis>;
  /** The same, with the chunks that came before the result. */
  watch(input: z.input<typeof analyzePitch.input>, options?: WatchOptions): Promise<PitchAnalysis>;
  watchContent(
    input: z.input<typeof analyzeContent.input> | Readonly<Record<string, string>>,
    options?: WatchOptions,
  ): Promise<ContentAnalysis>;
  stop(): Promise<void>;
}

export interface ModelServiceOptions extends Omit<TestServiceOptions, 'env'> {
  readonly env?: Readonly<Record<string, string>>;
  /** Shared by two replicas; stopped by who made it. */
  readonly model?: ModelServer;
  /** In the place of the service's own. */
  readonly workers?: WorkerModule;
}

/** No cache and wide limits, unless a test says otherwise. */
const ENVIRONMENT = {
  PLAYBOOK_MODEL_PROVIDER: 'openai-compatible',
  PLAYBOOK_MODEL_NAME: 'test-model',
  PLAYBOOK_MODEL_API_KEY: 'test-key',
  PLAYBOOK_MODEL_TIME_BUDGET_MS: String(PATIENT_MS),
  PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY: '10000',
  PLAYBOOK_MODEL_BREAKER_FAILURES: '1000',
  PLAYBOOK_MODEL_CACHE_H: '0',
  PLAYBOOK_ALLOWANCE_PER_DAY: '10000',
  PLAYBOOK_ALLOWANCE_PITCH_ANALYSES: '10000',
  PLAYBOOK_ALLOWANCE_IDEA_CHECKS: '10000',
  PLAYBOOK_ALLOWANCE_ANSWER_ANALYSES: '10000',
};

const callOptions = ({ accessToken }: Caller, { signal, onChunk = () => undefined }: WatchOptions) => ({
  accessToken,
  onChunk: (chunk: unknown) => onChunk(chunk as AnyChunk),
  ...(signal && { signal }),
});
const keyOf = ({ idempotencyKey }: WatchOptions) => (idempotencyKey === undefined ? {} : { idempotencyKey });

/** Starts it with a model that judges the pitch of the fixtures well. */
export async function startModelService({
  env,
  model,
  workers,
  ...options
}: ModelServiceOptions = {}): Promise<ModelService> {
  const server = model ?? (await ModelServer.start(() => ({ kind: 'write', text: JSON.stringify(goodReply()) })));
  const service = await startTestService(
    { ...analysisService, ...(workers && { workers }) },
    {
      ...options,
      env: { ...ENVIRONMENT, PLAYBOOK_MODEL_URL: server.url, ...env },
    },
  );
  const founder = async (): Promise<Caller> => {
    const founderId = randomUUID();
    return { founderId, accessToken: await service.tokens.issue(founderId) };
  };
  const someone = await founder();
  const { rpc } = service;
  return {
    model: server,
    service,
    founder,
    analyze: (pitch, { accessToken } = someone) => rpc.call(analyzePitch, { pitch }, { accessToken }),
    watch: (input, watching = {}) =>
      rpc.call(analyzePitch, { ...input, ...keyOf(watching) }, callOptions(watching.caller ?? someone, watching)),
    watchContent: (input, watching = {}) =>
      rpc.call(
        analyzeContent,
        analyzeContent.input.parse({ ...input, ...keyOf(watching) }),
        callOptions(watching.caller ?? someone, watching),
      ),
    stop: async () => {
      await service.stop();
      if (!model) await server.stop();
    },
  };
}
