import type { IncomingMessage } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@playbook/contracts/core/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { toProcedureError } from '@playbook/service-kit/errors/to-procedure-error';

/** What Fastify finds wrong before a handler runs. */
const FASTIFY_CODES: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'request_entity_too_large', message: 'The body is too large' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { code: 'unsupported_media_type', message: 'Send application/json' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { code: 'bad_json', message: 'The body has not the announced length' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { code: 'bad_json', message: 'The body is empty' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'bad_json', message: 'The body is not valid JSON' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'uri_too_long', message: 'The address is too long' },
  FST_ERR_BAD_URL: { code: 'validation_failed', message: 'The address is malformed' },
};

const HTTP_CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_json',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'request_entity_too_large',
  415: 'unsupported_media_type',
};

/** Any thrown value as a typed error, without the text of third parties. */
export function toGatewayError(thrown: unknown): ProcedureError {
  if (thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string') {
    const known = FASTIFY_CODES[thrown.code];
    if (known) return new ProcedureError(known.code, known.message);
  }
  if (thrown instanceof HttpException) {
    const code = HTTP_CODES[thrown.getStatus()];
    if (code)
      return new ProcedureError(code, code === 'not_found' ? 'There is nothing at this address' : thrown.message);
  }
  return toProcedureError(thrown);
}

/** The same for what a request failed with: one whose client went away before it was whole is no fault of ours. */
export function toRequestError(thrown: unknown, { destroyed, complete }: IncomingMessage): ProcedureError {
  if (destroyed && !complete) return new ProcedureError('request_cancelled', 'The client went away');
  return toGatewayError(thrown);
}
