import { connect, type NatsConnection, nkeyAuthenticator, PermissionViolationError } from '@nats-io/transport-node';
import { waitUntil } from '../wait-until.js';

/** Nobody may publish here, so that its refusal says that those before it have arrived. */
const LAST_WORD = 'intruder.last-word';
const CONNECT_TIMEOUT_MS = 5_000;

/** A plain NATS client that tries what it likes, without credentials or with those that it has got hold of. */
export class NatsIntruder {
  private readonly refused = new Set<string>();

  private constructor(private readonly connection: NatsConnection) {}

  /**
   * @param seed Of a stolen key.
   * @throws AuthorizationError when the server does not let it in
   */
  static async connect(url: string, seed?: string): Promise<NatsIntruder> {
    const connection = await connect({
      servers: [new URL(url).host],
      timeout: CONNECT_TIMEOUT_MS,
      reconnect: false,
      ...(seed !== undefined && { authenticator: nkeyAuthenticator(Buffer.from(seed)) }),
    });
    const intruder = new NatsIntruder(connection);
    void intruder.watch();
    return intruder;
  }

  /** Those of the subjects, wildcards included, that it may subscribe to. @param queue Group of the members that serve them. */
  async audible(subjects: readonly string[], queue?: string): Promise<string[]> {
    const deaf = new Set<string>();
    const subscriptions = subjects.map((subject) =>
      this.connection.subscribe(subject, {
        ...(queue !== undefined && { queue }),
        callback: (error) => void (error && deaf.add(subject)),
      }),
    );
    await this.connection.flush();
    for (const subscription of subscriptions) subscription.unsubscribe();
    return subjects.filter((subject) => !deaf.has(subject));
  }

  /** Those of the subjects that it may publish to. */
  async speakable(subjects: readonly string[], payload = '{}'): Promise<string[]> {
    this.refused.clear();
    for (const subject of [...subjects, LAST_WORD]) this.connection.publish(subject, payload);
    await waitUntil(() => this.refused.has(LAST_WORD));
    return subjects.filter((subject) => !this.refused.has(subject));
  }

  /** Responds to every request of a subject that reaches it, where it may. */
  async answer(subject: string, payload: string): Promise<void> {
    this.connection.subscribe(subject, { callback: (error, msg) => void (error ?? msg.respond(payload)) });
    await this.connection.flush();
  }

  async close(): Promise<void> {
    await this.connection.close();
  }

  private async watch(): Promise<void> {
    for await (const status of this.connection.status()) {
      if (status.type !== 'error' || !(status.error instanceof PermissionViolationError)) continue;
      if (status.error.operation === 'publish') this.refused.add(status.error.subject);
    }
  }
}
