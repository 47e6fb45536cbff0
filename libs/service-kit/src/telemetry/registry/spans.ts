import type { AttributeName } from './attributes.js';

interface SpanDefinition {
  /** The span's name; what stands in braces is one of few words that the contracts or the settings have. */
  readonly name: string;
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly description: string;
  readonly attributes: readonly AttributeName[];
}

/** Every span, from the browser down to the database. */
export const SPANS: readonly SpanDefinition[] = [
  { name: '{action}', kind: 'internal', description: 'What a founder did on a page', attributes: [] },
  {
    name: 'HTTP {method}',
    kind: 'client',
    description: 'A call of a page',
    attributes: ['http.request.method', 'url.template', 'http.response.status_code'],
  },
  {
    name: '{method} {route}',
    kind: 'server',
    description: 'A request at the gateway',
    attributes: ['http.request.method', 'http.route', 'http.response.status_code'],
  },
  {
    name: 'call {subject}',
    kind: 'client',
    description: 'A procedure is called',
    attributes: ['rpc.method', 'error.type'],
  },
  {
    name: 'handle {subject}',
    kind: 'server',
    description: 'A procedure is carried out',
    attributes: ['rpc.method', 'playbook.service', 'error.type'],
  },
  {
    name: 'publish {subject}',
    kind: 'producer',
    description: 'An event is published',
    attributes: ['messaging.destination.name', 'error.type'],
  },
  {
    name: 'take {subject}',
    kind: 'consumer',
    description: 'An event is handled',
    attributes: ['messaging.destination.name', 'playbook.service', 'error.type'],
  },
  {
    name: 'chat {model}',
    kind: 'client',
    description: 'The language model is asked',
    attributes: [
      'gen_ai.provider.name',
      'gen_ai.request.model',
      'gen_ai.usage.input_tokens',
      'gen_ai.usage.output_tokens',
      'playbook.model.reason',
      'error.type',
    ],
  },
  {
    name: 'pg.query:{verb} {database}',
    kind: 'client',
    description: 'A statement in PostgreSQL',
    attributes: [
      'db.system.name',
      'db.namespace',
      'db.operation.name',
      'db.query.text',
      'server.address',
      'server.port',
    ],
  },
  {
    name: '{verb} redis',
    kind: 'client',
    description: 'A command of the ephemeral store, where that is Redis',
    attributes: ['db.system.name', 'db.operation.name', 'server.address', 'server.port', 'error.type'],
  },
  {
    name: 'S3.{operation}',
    kind: 'client',
    description: 'A call of the object storage, where that is a server',
    attributes: ['rpc.method', 'aws.s3.bucket', 'error.type'],
  },
  {
    name: 'worker task',
    kind: 'internal',
    description: 'A task of the engine, its wait for a thread included',
    attributes: ['playbook.service', 'error.type'],
  },
  {
    name: 'process {schema}.jobs',
    kind: 'consumer',
    description: 'A worker does a job, in the trace of whoever wanted it',
    attributes: ['messaging.destination.name', 'outcome'],
  },
];
