/** Servers that tests may ask for. */
export type InfraPart = 'postgres' | 'nats' | 'redis';

/** Where a server came from. */
export type InfraProvider = 'environment' | 'docker' | 'installed' | 'embedded';

/** A server that is ready for connections. */
export interface InfraServer {
  readonly url: string;
  readonly provider: InfraProvider;
  /** What was chosen, for the person at the terminal. */
  readonly description: string;
  /** Stops what was started here; does nothing to a server that was given. */
  stop(): Promise<void>;
}

/** The variable that names a server to use; also how test processes learn the address of the one that was started. */
export const URL_VARIABLE: Readonly<Record<InfraPart, string>> = {
  postgres: 'TEST_DATABASE_URL',
  nats: 'TEST_NATS_URL',
  redis: 'TEST_REDIS_URL',
};

/** Debian package that brings a server. */
export const DEBIAN_PACKAGE: Readonly<Record<InfraPart, string>> = {
  postgres: 'postgresql',
  nats: 'nats-server',
  redis: 'redis-server',
};
