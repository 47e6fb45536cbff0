import type { Route } from '@playbook/contracts/core/route';
import { ApiError } from './api-error.js';
import { readProblem } from './read-problem.js';
import { JSON_TYPE } from './request.js';
import { sendRequest } from './send-request.js';

/**
 * Fetches the document of a streamed route as it is written, without parsing it: it may be larger than what a page should hold as
 * objects.
 * @param onProgress Hears how many bytes have arrived
 * @throws ApiError when the gateway refuses or cannot be reached, `service_unavailable` when the document breaks off
 */
export async function download(route: Route, onProgress: (bytes: number) => void): Promise<Blob> {
  const response = await sendRequest(route, {}, JSON_TYPE);
  if (!response.ok) throw await readProblem(response);
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      parts.push(part.value);
      bytes += part.value.byteLength;
      onProgress(bytes);
    }
  } catch (cause) {
    throw new ApiError({ status: 0, code: 'service_unavailable' }, { cause });
  }
  return new Blob(parts, { type: JSON_TYPE });
}
