import { connect, type NatsConnection, type NodeConnectionOptions, TimeoutError } from '@nats-io/transport-node';

const ATTEMPTS_MAX = 3;

/**
 * Makes the first connection of a process.
 *
 * A server that refuses credentials says so and closes at once. Where the client still sends while it closes, TCP resets the
 * connection (RFC 9293, section 3.10.7.1), the reason is lost, and the library reports a timeout. So silence is asked about again.
 * @param options Their `timeout` in milliseconds is the limit of each attempt.
 * @throws AuthorizationError when the server refuses the credentials; TimeoutError when it stays silent three times;
 *   the library's error at once for every other fault
 */
export async function connectToNats(options: NodeConnectionOptions): Promise<NatsConnection> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connect(options);
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !(error instanceof TimeoutError)) throw error;
    }
  }
}
