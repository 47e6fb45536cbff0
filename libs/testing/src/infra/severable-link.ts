import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A loopback connection to a server that a test can cut and mend, so that an outage needs no server of its own. */
export class SeverableLink {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private port = 0;
  private isFrozen = false;

  private constructor(private readonly target: URL) {}

  /** @param targetUrl Address of the real server. */
  static async open(targetUrl: string): Promise<SeverableLink> {
    const link = new SeverableLink(new URL(targetUrl));
    await link.mend();
    return link;
  }

  /** The server's address by way of this link. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href.replace(/\/$/, '');
  }

  /** Whether somebody has connected, and that connection is still open on either side. */
  get isInUse(): boolean {
    return this.sockets.size > 0;
  }

  /** Lets nothing through any more, in either direction, and ends nothing: as a server that is frozen, or a cable that is cut. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Lets everything through again, what has waited first. */
  thaw(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    const closed = this.server && once(this.server, 'close');
    this.server?.close();
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Loses every byte from now on and tells nobody, as a host that died; `cut` ends it. */
  fallSilent(): void {
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  /** Accepts connections again at the same address. */
  async mend(): Promise<void> {
    const server = createServer((near) => this.join(near));
    server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address !== null && typeof address === 'object') this.port = address.port;
    this.server = server;
  }

  private join(near: Socket): void {
    const far = connect({ host: this.target.hostname, port: Number(this.target.port) });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      // A reset is what the test is about; the other side then sees the end of its connection.
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
      if (this.isFrozen) socket.pause();
    }
  }
}
