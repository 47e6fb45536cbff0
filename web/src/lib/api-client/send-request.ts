import type { Route } from '@playbook/contracts/core/route';
import type { z } from 'zod';
import { connection, noteResponse } from '../connection/connection.js';
import { isStorageFull } from '../connection/full-storage.js';
import { getAccessToken } from '../session/auth-client/auth-client.js';
import { tracedFetch } from '../telemetry/traced-fetch.js';
import type { UserAction } from '../telemetry/tracing.js';
import { ApiError } from './api-error.js';

export interface RequestInput<B extends z.ZodType, Q extends z.ZodType, P extends z.ZodType> {
  /** Values for the parameters in the route's path. */
  readonly params?: z.input<P>;
  readonly body?: z.input<B>;
  readonly query?: z.input<Q>;
  /** Makes it safe to send the same request again. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The founder's access token, where the caller has it: then nothing is waited for before the request leaves. */
  readonly accessToken?: string;
  /** Lets the request outlive the page. Browsers allow 64 KiB of such bodies on their way at a time. */
  readonly keepalive?: boolean;
  /** The founder's action that caused the call, for tracing. */
  readonly action?: UserAction;
}

/** The gateway's response while there is no space to save anything. */
const STORAGE_FULL_STATUS = 507;

type AnyInput = RequestInput<z.ZodType, z.ZodType, z.ZodType>;

function addressOf(template: string, params: unknown, query: unknown): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  return parameters.size === 0 ? path : `${path}?${parameters}`;
}

async function headersOf(route: Route, input: AnyInput, accept: string): Promise<Headers> {
  const headers = new Headers({ Accept: accept });
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (input.idempotencyKey !== undefined) headers.set('Idempotency-Key', input.idempotencyKey);
  if (route.access === 'founder') {
    const token = input.accessToken ?? (await getAccessToken());
    if (token === null) throw new ApiError({ status: 401, code: 'no_authorization' });
    headers.set('Authorization', `Bearer ${token}`);
  }
  return headers;
}

/**
 * Sends a call to the gateway.
 * @param accept Media types of the response
 * @throws ApiError when nobody is signed in on a route for founders, or the gateway cannot be reached
 */
export async function sendRequest(route: Route, input: AnyInput, accept: string): Promise<Response> {
  const init: RequestInit = { method: route.method, headers: await headersOf(route, input, accept) };
  if (input.body !== undefined) init.body = JSON.stringify(input.body);
  if (input.signal !== undefined) init.signal = input.signal;
  if (input.keepalive !== undefined) init.keepalive = input.keepalive;
  try {
    const response = await tracedFetch(
      { path: route.path, address: addressOf(route.path, input.params, input.query), init },
      input.action,
    );
    noteResponse(response);
    if (route.method !== 'GET' && (response.ok || response.status === STORAGE_FULL_STATUS)) {
      isStorageFull.set(!response.ok);
    }
    return response;
  } catch (error) {
    if (input.signal?.aborted === true) throw error;
    connection.suspect();
    throw new ApiError({ status: 0, code: 'service_unavailable' }, { cause: error });
  }
}
