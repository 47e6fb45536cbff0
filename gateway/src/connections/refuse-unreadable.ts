import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@playbook/contracts/core/errors';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { ConnectionError } from 'fastify';
import { errorResponse } from '../http/errors/error-response.js';
import type { OpenConnections } from './open-connections.js';

/** What Node's parser and timers find wrong before there is a whole request. */
const PARSER_CODES: Readonly<Record<string, { code: ErrorCode; message: string }>> = {
  HPE_HEADER_OVERFLOW: { code: 'request_header_fields_too_large', message: 'The headers are too large' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_incomplete', message: 'The request did not arrive in time' },
};
const UNREADABLE = { code: 'validation_failed', message: 'The request is not valid HTTP' } as const;

/** Method and address, where the part of the request that could not be read begins with them. */
const REQUEST_LINE = /^[A-Z]+ (\/\S*) HTTP\/1/;
const REQUEST_LINE_MAX_BYTES = 4_096;

/**
 * Returns what is no request, or never becomes one, on the bare connection and closes it: in the same form and with the same
 * headers as every other error. Permission for other origins is left out, as what a browser sends can be read.
 */
export function refuseUnreadable(connections: OpenConnections, securityHeaders: Readonly<Record<string, string>>) {
  return (fault: ConnectionError, socket: Socket): void => {
    if (!socket.writable || connections.isAnswering(socket)) {
      socket.destroy();
      return;
    }
    const { code, message } = PARSER_CODES[fault.code] ?? UNREADABLE;
    const url = connections.unfinishedRequest(socket)?.url ?? addressIn(fault.rawPacket) ?? '/';
    const { status, headers, body } = errorResponse(new ProcedureError(code, message), { url, headers: {} });
    const payload = JSON.stringify(body);
    const lines = Object.entries({
      ...securityHeaders,
      ...headers,
      'content-length': Buffer.byteLength(payload),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${payload}`);
    socket.destroySoon();
  };
}

function addressIn(packet: unknown): string | undefined {
  if (!Buffer.isBuffer(packet)) return undefined;
  return REQUEST_LINE.exec(packet.toString('latin1', 0, REQUEST_LINE_MAX_BYTES))?.[1];
}
