import type { S3Client } from '@aws-sdk/client-s3';
import { SpanKind } from '@opentelemetry/api';
import { withChildSpan } from '../../telemetry/with-span.js';
import { toStorageError } from './s3-fault.js';

const COMMAND = /Command$/;

/** The bucket of a call; its key is made of a founder's id and is no attribute. */
const bucketOf = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'Bucket' in input ? String(input.Bucket) : '';

/** Gives each call of a client a span, with its repetitions in it. An address that is signed is no call. */
export function traceCalls(client: S3Client): void {
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (call) => {
        const operation = commandName.replace(COMMAND, '');
        const attributes = { 'rpc.method': `S3/${operation}`, 'aws.s3.bucket': bucketOf(call.input) };
        const settings = { kind: SpanKind.CLIENT, attributes, errorOf: toStorageError };
        return withChildSpan(`S3.${operation}`, settings, () => next(call));
      },
    { step: 'initialize', name: 'span' },
  );
}
