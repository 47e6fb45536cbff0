import type { AttributeName } from './attributes.js';

type Kind = 'counter' | 'histogram' | 'up-down-counter' | 'observed-counter' | 'observed-gauge';

export interface MetricDefinition {
  readonly kind: Kind;
  /** Code of the unit in UCUM; a count of things has none or the thing in braces. */
  readonly unit?: string;
  readonly description: string;
  readonly attributes: readonly AttributeName[];
  /** Upper bounds of a histogram's buckets, in its unit. */
  readonly buckets?: readonly number[];
  /** Which processes have it. */
  readonly processes: string;
}

const REQUEST_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MODEL_BUCKETS_S = [0.1, 0.25, 0.5, 1, 2, 4, 8, 12, 16, 25];
const TASK_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const JOB_BUCKETS_S = [1, 5, 10, 20, 30, 60, 120, 240, 480];

/** Every metric, under the names of the OpenTelemetry conventions where they exist. */
export const METRICS = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time to respond to an HTTP request',
    attributes: ['http.request.method', 'http.route', 'http.response.status_code'],
    buckets: REQUEST_BUCKETS_S,
    processes: 'gateway',
  },
  'http.server.connections.closed': {
    kind: 'counter',
    description: 'Connections closed because there were too many, by whose limit it was',
    attributes: ['reason'],
    processes: 'gateway',
  },
  'rate_limit.unchecked': {
    kind: 'counter',
    description: 'Calls let pass unchecked, because the ephemeral store was away',
    attributes: [],
    processes: 'gateway',
  },
  'rpc.server.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time to handle a procedure call',
    attributes: ['rpc.method', 'outcome'],
    buckets: REQUEST_BUCKETS_S,
    processes: 'every service',
  },
  'messaging.process.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time to handle an event',
    attributes: ['messaging.destination.name', 'playbook.service', 'outcome'],
    buckets: REQUEST_BUCKETS_S,
    processes: 'whoever takes events',
  },
  'messaging.client.sent.messages': {
    kind: 'counter',
    unit: '{message}',
    description: 'Events published, by how that ended',
    attributes: ['messaging.destination.name', 'outcome'],
    processes: 'whoever publishes events',
  },
  'playbook.jobs.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time a worker had a job, by how that ended',
    attributes: ['outcome'],
    buckets: JOB_BUCKETS_S,
    processes: 'workers',
  },
  'playbook.jobs.running': {
    kind: 'up-down-counter',
    unit: '{job}',
    description: 'Jobs that a worker has',
    attributes: [],
    processes: 'workers',
  },
  'playbook.jobs.waiting': {
    kind: 'observed-gauge',
    unit: '{job}',
    description: 'Jobs that a further worker would take: one for each founder none of whose jobs is worked on',
    attributes: [],
    processes: 'workers, each for the whole queue',
  },
  'playbook.worker.tasks': {
    kind: 'counter',
    description: 'Tasks of the engine in worker threads, by how they ended',
    attributes: ['playbook.service', 'outcome'],
    processes: 'services that read texts',
  },
  'playbook.worker.task.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time from the request of a task of the engine to its end, its wait for a thread included',
    attributes: ['playbook.service', 'outcome'],
    buckets: TASK_BUCKETS_S,
    processes: 'services that read texts',
  },
  'playbook.answers.saves': {
    kind: 'counter',
    description: 'Saves of answers, by how they ended: stored, in conflict with a newer version, or refused',
    attributes: ['outcome'],
    processes: 'applications',
  },
  'gen_ai.client.operation.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time of one call of the language model',
    attributes: ['gen_ai.provider.name', 'gen_ai.request.model', 'outcome'],
    buckets: MODEL_BUCKETS_S,
    processes: 'services that ask a language model',
  },
  'gen_ai.client.token.used': {
    kind: 'counter',
    unit: '{token}',
    description: 'Tokens used',
    attributes: ['gen_ai.provider.name', 'gen_ai.request.model', 'gen_ai.token.type'],
    processes: 'services that ask a language model',
  },
  'playbook.model.cost': {
    kind: 'counter',
    unit: 'USD',
    description: 'Cost of the language model',
    attributes: ['gen_ai.provider.name', 'gen_ai.request.model'],
    processes: 'services that ask a language model',
  },
  'playbook.model.answers': {
    kind: 'counter',
    description: 'Analyses by how the language model took part: ok, cached, or the reason why it did not',
    attributes: ['playbook.analysis.kind', 'outcome'],
    processes: 'services that ask a language model',
  },
  'playbook.browser.lcp': {
    kind: 'histogram',
    unit: 's',
    description: 'Largest contentful paint of a page in a founder’s browser',
    attributes: ['url.template'],
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
    processes: 'gateway',
  },
  'playbook.browser.inp': {
    kind: 'histogram',
    unit: 's',
    description: 'Interaction to next paint of a page in a founder’s browser',
    attributes: ['url.template'],
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
    processes: 'gateway',
  },
  'playbook.browser.cls': {
    kind: 'histogram',
    description: 'Cumulative layout shift of a page in a founder’s browser',
    attributes: ['url.template'],
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
    processes: 'gateway',
  },
  'security.events': {
    kind: 'counter',
    description: 'Attempts against accounts and limits, by what was wrong',
    attributes: ['event', 'reason'],
    processes: 'every process',
  },
  'process.cpu.time': {
    kind: 'observed-counter',
    unit: 's',
    description: 'CPU time used by this process',
    attributes: ['cpu.mode'],
    processes: 'every process',
  },
  'process.memory.usage': {
    kind: 'observed-gauge',
    unit: 'By',
    description: 'Resident memory of this process',
    attributes: [],
    processes: 'every process',
  },
  'nodejs.eventloop.delay.p99': {
    kind: 'observed-gauge',
    unit: 's',
    description: '99th percentile of the delay of the event loop since the last read',
    attributes: [],
    processes: 'every process',
  },
} as const satisfies Record<string, MetricDefinition>;

type Metrics = typeof METRICS;
export type MetricName = keyof Metrics;
/** The metrics that are one kind of instrument. */
export type MetricOf<K extends Kind> = { [N in MetricName]: Metrics[N]['kind'] extends K ? N : never }[MetricName];
/** A value for each attribute of a metric: none is left out, and none is added. */
export type AttributesOf<N extends MetricName> = Readonly<Record<Metrics[N]['attributes'][number], string | number>>;

/** A metric, as one whose name is known only when the program runs. */
export const metricNamed = (name: MetricName): MetricDefinition => METRICS[name];
