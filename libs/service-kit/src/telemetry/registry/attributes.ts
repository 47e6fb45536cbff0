/** What an attribute of a metric or a span says, and where its values come from. */
interface AttributeDefinition {
  readonly description: string;
  /** Why its values are few and hold nothing that a founder wrote. */
  readonly values: string;
}

/**
 * Every attribute that metrics and spans may have, under the names of the OpenTelemetry conventions where they exist. What is not here is
 * not recorded: a new one is added here, with the source of its values.
 */
export const ATTRIBUTES = {
  'aws.s3.bucket': { description: 'Bucket of the object storage', values: 'settings and kinds of file' },
  'cpu.mode': { description: 'How the processor was used', values: '`user` or `system`' },
  'db.namespace': { description: 'Database of a statement', values: 'settings' },
  'db.operation.name': { description: 'Verb of a statement', values: 'our source' },
  'db.query.text': { description: 'A statement without its values', values: 'our source; literals are removed' },
  'db.system.name': { description: 'Kind of database', values: '`postgresql` or `redis`' },
  'error.type': { description: 'Why something failed', values: 'error codes of the contracts' },
  event: { description: 'What happened to an account', values: 'names in `SecurityLog`' },
  'gen_ai.provider.name': { description: 'Provider of the language model', values: 'settings' },
  'gen_ai.request.model': { description: 'Name of the language model', values: 'settings' },
  'gen_ai.token.type': { description: 'Which way tokens went', values: '`input` or `output`' },
  'gen_ai.usage.input_tokens': { description: 'Tokens of a prompt', values: 'a count' },
  'gen_ai.usage.output_tokens': { description: 'Tokens of a reply', values: 'a count' },
  'http.request.method': { description: 'Method of a request', values: 'methods of HTTP' },
  'http.response.status_code': { description: 'Status of a response', values: 'statuses of HTTP' },
  'http.route': { description: 'Pattern of a route, never an address', values: 'route contracts, or `unmatched`' },
  'messaging.destination.name': {
    description: 'Subject of an event, or table of jobs',
    values: 'event contracts and schemas',
  },
  outcome: { description: 'How something ended', values: '`ok`, error codes, and words of our source' },
  'playbook.analysis.kind': { description: 'What is analyzed', values: 'kinds of analysis in the contracts' },
  'playbook.model.reason': { description: 'Why a language model took no part', values: 'reasons in the contracts' },
  'playbook.service': { description: 'The service that does the work', values: 'names of services' },
  reason: { description: 'What was wrong', values: 'error codes and words of our source' },
  'rpc.method': {
    description: 'Subject of a procedure, or call of S3',
    values: 'procedure contracts and the API of S3',
  },
  'server.address': { description: 'Host of a server that is asked', values: 'settings' },
  'server.port': { description: 'Port of a server that is asked', values: 'settings' },
  'url.template': {
    description: 'Path of a route or a page, without values',
    values: 'route contracts and `WEB_PATHS`',
  },
} as const satisfies Record<string, AttributeDefinition>;

export type AttributeName = keyof typeof ATTRIBUTES;
