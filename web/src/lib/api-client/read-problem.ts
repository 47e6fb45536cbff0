import { type ErrorCode, problemSchema } from '@playbook/contracts/core/errors';
import { ApiError } from './api-error.js';

const CODES_BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'validation_failed',
  401: 'no_authorization',
  403: 'forbidden',
  404: 'not_found',
  413: 'request_entity_too_large',
  429: 'over_request_rate_limit',
  502: 'service_unavailable',
  503: 'service_unavailable',
  504: 'request_timeout',
  507: 'storage_full',
};

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy in front of the gateway responded with something else than JSON; the status still says enough.
    return null;
  }
}

function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Turns a refusal into an error, from its problem document or, without one, from its status. */
export async function readProblem(response: Response): Promise<ApiError> {
  const problem = problemSchema.safeParse(await readJson(response));
  const { status } = response;
  const code = CODES_BY_STATUS[status] ?? 'unexpected_failure';
  return new ApiError({ status, code, ...problem.data, retryAfterS: readRetryAfter(response) });
}
