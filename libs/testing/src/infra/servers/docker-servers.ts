import type { InfraPart, InfraServer } from '../infra-part.js';

/** Pinned images; a registry mirror is set by the variable of the same part. */
const IMAGES: Readonly<Record<InfraPart, { readonly variable: string; readonly image: string }>> = {
  postgres: { variable: 'TEST_POSTGRES_IMAGE', image: 'postgres:18.4-alpine' },
  nats: { variable: 'TEST_NATS_IMAGE', image: 'nats:2.12.2-alpine' },
  redis: { variable: 'TEST_REDIS_IMAGE', image: 'redis:8.4.0-alpine' },
};

const imageOf = (part: InfraPart): string => process.env[IMAGES[part].variable] ?? IMAGES[part].image;

/** Whether a Docker engine responds, by the same rules that testcontainers finds it by. */
export async function isDockerAvailable(): Promise<boolean> {
  const { getContainerRuntimeClient } = await import('testcontainers');
  return getContainerRuntimeClient().then(
    () => true,
    () => false,
  );
}

async function startPostgresContainer(image: string): Promise<InfraServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const command = ['postgres', '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=200'];
  const container = await new PostgreSqlContainer(image).withCommand(command).start();
  return started(container.getConnectionUri(), image, container);
}

async function startNatsContainer(image: string): Promise<InfraServer> {
  const { NatsContainer } = await import('@testcontainers/nats');
  const container = await new NatsContainer(image).start();
  const credentials = [container.username, container.password].map((word) => encodeURIComponent(word ?? '')).join(':');
  return started(`nats://${credentials}@${container.getHost()}:${container.getMappedPort(4222)}`, image, container);
}

async function startRedisContainer(image: string): Promise<InfraServer> {
  const { RedisContainer } = await import('@testcontainers/redis');
  const container = await new RedisContainer(image).start();
  return started(container.getConnectionUrl(), image, container);
}

function started(url: string, image: string, container: { stop(): Promise<unknown> }): InfraServer {
  const stop = async (): Promise<void> => {
    await container.stop();
  };
  return { url, provider: 'docker', description: image, stop };
}

const STARTERS: Readonly<Record<InfraPart, (image: string) => Promise<InfraServer>>> = {
  postgres: startPostgresContainer,
  nats: startNatsContainer,
  redis: startRedisContainer,
};

/** Starts a part in a container that testcontainers removes even when this process is killed. */
export const startContainer = (part: InfraPart): Promise<InfraServer> => STARTERS[part](imageOf(part));
