import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that keeps what it gets. */
export class TestSmtpServer {
  /** Messages as they came over the wire (RFC 5322). */
  readonly messages: string[] = [];
  readonly recipients: string[] = [];
  isRefusing = false;

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<TestSmtpServer> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (address, _session, done) => {
        if (started.isRefusing) return done(new Error('No such person'));
        started.recipients.push(address.address);
        return done();
      },
      onData: (stream, _session, done) => {
        void text(stream).then((message) => {
          started.messages.push(message);
          return done();
        }, done);
      },
    });
    const started = new TestSmtpServer(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    return started;
  }

  get url(): string {
    const { port } = this.server.server.address() as AddressInfo;
    return `smtp://127.0.0.1:${port}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
