import { findTracing, type UserAction } from './tracing.js';

export interface FetchInput {
  /** The route's path, without values. */
  readonly path: string;
  readonly address: string;
  readonly init: RequestInit;
}

/** `fetch`, with a span for the call and its `traceparent` header when telemetry is on. */
export async function tracedFetch({ path, address, init }: FetchInput, action?: UserAction): Promise<Response> {
  const call = findTracing()?.startCall(init.method ?? 'GET', path, action);
  if (call === undefined) return fetch(address, init);
  const headers = new Headers(init.headers);
  headers.set('traceparent', call.traceparent);
  try {
    const response = await fetch(address, { ...init, headers });
    call.end(response.status);
    return response;
  } catch (error) {
    call.end(0);
    throw error;
  }
}
