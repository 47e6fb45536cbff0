import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressBlockOf } from '@playbook/service-kit/limits/address-block';
import { record } from '@playbook/service-kit/telemetry/registry/instruments';
import type { ConnectionLimits } from './connection-limits.js';
import { FloodGarbageCollector } from './flood-garbage-collector.js';

interface Connection {
  readonly socket: Socket;
  /** The client's address, or its block of addresses. */
  readonly client: string;
  /** The newest request, from its headers on. */
  request?: IncomingMessage;
  response?: ServerResponse;
  unanswered: number;
}

type Reason = 'process' | 'client' | 'bodies' | 'pipelining';

/** Whether a whole request waits for its response. What is not, may be closed: it has cost its client nothing but patience. */
const isAtWork = ({ unanswered, request, response }: Connection): boolean =>
  unanswered > 0 && request?.complete === true && response?.writableEnded !== true;

/** Whether a request announces a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * The connections of a process. Where there are too many, in all or of one client, a new one takes the place of the one
 * that has been idle or half-way through a request for longest: refusing newcomers instead would leave the door to whoever came
 * first and stays.
 */
export class OpenConnections {
  private readonly bySocket = new Map<Socket, Connection>();
  /** The longest unused first, like each client's. */
  private readonly all = new Set<Connection>();
  private readonly byClient = new Map<string, Set<Connection>>();
  private readonly receiving = new Set<Connection>();
  private readonly garbageCollector = new FloodGarbageCollector();

  constructor(private readonly limits: ConnectionLimits) {}

  /** Takes a new connection, or closes it where all others are at work. */
  add(socket: Socket): void {
    const client = addressBlockOf(socket.remoteAddress ?? '');
    const siblings = this.byClient.get(client) ?? new Set();
    const { connections, connectionsPerClient } = this.limits;
    const hasRoom =
      this.makeRoom(siblings, connectionsPerClient, 'client') && this.makeRoom(this.all, connections, 'process');
    if (!hasRoom) {
      socket.destroy();
      return;
    }
    const connection: Connection = { socket, client, unanswered: 0 };
    this.byClient.set(client, siblings);
    for (const set of [this.all, siblings]) set.add(connection);
    this.bySocket.set(socket, connection);
    socket.once('close', () => this.remove(connection));
  }

  /** Notes that a request has begun. @returns false where the connection was closed instead */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const connection = this.bySocket.get(request.socket);
    if (connection === undefined) return false;
    this.use(connection);
    if (connection.unanswered >= this.limits.unansweredPerConnection) {
      this.close(connection, 'pipelining');
      return false;
    }
    Object.assign(connection, { request, response, unanswered: connection.unanswered + 1 });
    response.once('close', () => {
      connection.unanswered -= 1;
      this.use(connection);
    });
    if (hasBody(request)) this.receive(connection, request);
    return true;
  }

  /** Whether bytes of a response may already be on their way. */
  isAnswering(socket: Socket): boolean {
    return this.bySocket.get(socket)?.response?.headersSent === true;
  }

  /** The request that a connection is half-way through. */
  unfinishedRequest(socket: Socket): IncomingMessage | undefined {
    const request = this.bySocket.get(socket)?.request;
    return request?.complete === false ? request : undefined;
  }

  /** Closes every connection that has no request, also one whose request has only begun to arrive. */
  closeUnused(): void {
    for (const { socket, unanswered } of this.all) if (unanswered === 0) socket.destroy();
  }

  private receive(connection: Connection, request: IncomingMessage): void {
    if (this.receiving.size >= this.limits.unfinishedBodies) {
      const [oldest] = this.receiving;
      if (oldest !== undefined) this.close(oldest, 'bodies');
    }
    this.receiving.add(connection);
    const finish = (): void => void this.receiving.delete(connection);
    request.once('end', finish).once('close', finish);
  }

  /** @returns whether the set has room for one more */
  private makeRoom(connections: Set<Connection>, most: number, reason: Reason): boolean {
    if (connections.size < most) return true;
    for (const connection of connections) {
      if (isAtWork(connection)) continue;
      this.close(connection, reason);
      return true;
    }
    return false;
  }

  private use(connection: Connection): void {
    for (const set of [this.all, this.byClient.get(connection.client)]) {
      if (set?.delete(connection)) set.add(connection);
    }
  }

  /** A reset frees the system's memory of the connection at once. */
  private close(connection: Connection, reason: Reason): void {
    this.remove(connection);
    connection.socket.resetAndDestroy();
    record('http.server.connections.closed', 1, { reason });
    this.garbageCollector.note();
  }

  private remove(connection: Connection): void {
    this.bySocket.delete(connection.socket);
    this.all.delete(connection);
    this.receiving.delete(connection);
    const siblings = this.byClient.get(connection.client);
    siblings?.delete(connection);
    if (siblings?.size === 0) this.byClient.delete(connection.client);
  }
}
