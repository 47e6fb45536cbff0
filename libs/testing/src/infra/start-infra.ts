import { isDockerAvailable, startContainer } from './servers/docker-servers.js';
import { embeddedPostgresFolder, startEmbeddedPostgres } from './servers/embedded-postgres.js';
import { DEBIAN_PACKAGE, type InfraPart, type InfraProvider, type InfraServer, URL_VARIABLE } from './infra-part.js';
import { startInstalled } from './servers/installed-servers.js';

export interface Infra {
  readonly urls: Readonly<Partial<Record<InfraPart, string>>>;
  /** Where each part came from, for the person at the terminal. */
  readonly providers: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Providers that each value of `REQUIRE` accepts; any other would be a silent fallback. */
const ACCEPTED: Readonly<Record<string, readonly InfraProvider[]>> = {
  docker: ['docker'],
  real: ['environment', 'docker', 'installed'],
};

/**
 * Provides real servers to tests. For each part, the first of these that there is: the address in the environment
 * (`TEST_DATABASE_URL`, `TEST_NATS_URL`, `TEST_REDIS_URL`), a container, a program of this machine, and for PostgreSQL the one
 * packaged for npm. `REQUIRE=docker` accepts containers only, `REQUIRE=real` everything but the last.
 * @throws Error naming the Debian package to install when a part is nowhere to be found
 */
export async function startInfra(parts: readonly InfraPart[]): Promise<Infra> {
  const servers = new Map<InfraPart, InfraServer>();
  const stop = async (): Promise<void> => {
    const running = [...servers.values()];
    servers.clear();
    await Promise.all(running.map((server) => server.stop()));
  };
  try {
    for (const part of parts) servers.set(part, await startPart(part));
  } catch (error) {
    await stop();
    throw error;
  }
  const providers = [...servers].map(([part, { provider, description }]) => [part, `${provider} (${description})`]);
  process.stderr.write(`Test servers: ${providers.map(([part, from]) => `${part} ${from}`).join(', ')}\n`);
  return {
    urls: Object.fromEntries([...servers].map(([part, server]) => [part, server.url])),
    providers: Object.fromEntries(providers),
    stop,
  };
}

interface Candidate {
  readonly provider: InfraProvider;
  /** Returns undefined where this machine does not have it. */
  readonly start: (part: InfraPart) => Promise<InfraServer | undefined>;
}

const CANDIDATES: readonly Candidate[] = [
  { provider: 'environment', start: async (part) => givenServer(part) },
  { provider: 'docker', start: async (part) => ((await isDockerAvailable()) ? startContainer(part) : undefined) },
  { provider: 'installed', start: startInstalled },
  { provider: 'embedded', start: startEmbedded },
];

async function startPart(part: InfraPart): Promise<InfraServer> {
  const required = process.env['REQUIRE'];
  const accepted = required ? ACCEPTED[required] : undefined;
  if (required && !accepted) throw new Error(`REQUIRE must be one of ${Object.keys(ACCEPTED).join(', ')}`);
  for (const { provider, start } of CANDIDATES) {
    const server = accepted && !accepted.includes(provider) ? undefined : await start(part);
    if (server) return server;
  }
  if (required === 'docker') throw new Error(`REQUIRE=docker, and no Docker engine answers, so there is no ${part}.`);
  throw new Error(
    `There is no ${part} for the tests. Install it (apt-get install ${DEBIAN_PACKAGE[part]}), start Docker, ` +
      `or set ${URL_VARIABLE[part]}.`,
  );
}

function givenServer(part: InfraPart): InfraServer | undefined {
  const url = process.env[URL_VARIABLE[part]];
  if (!url) return undefined;
  return { url, provider: 'environment', description: URL_VARIABLE[part], stop: async () => undefined };
}

async function startEmbedded(part: InfraPart): Promise<InfraServer | undefined> {
  const folder = part === 'postgres' ? embeddedPostgresFolder() : undefined;
  return folder === undefined ? undefined : startEmbeddedPostgres(folder);
}
