import { LaunchError } from '../launch-error.mjs';

const SUPPLIED_PLATFORMS = ['linux-x64', 'linux-arm64'];
const SERVER_NODE_MAJOR = 24;

/** The machine as npm packages name it. */
export const MACHINE = `${process.platform}-${process.arch}`;

/** Whether the packages bring Node.js 24 and PostgreSQL for this machine. */
export function isSupplied() {
  return SUPPLIED_PLATFORMS.includes(MACHINE);
}

/**
 * Elsewhere than on Linux, Node.js and PostgreSQL must be there already.
 * @throws {LaunchError}
 */
export function checkPlatform() {
  if (isSupplied()) return;
  const hasNode = Number.parseInt(process.versions.node, 10) >= SERVER_NODE_MAJOR;
  if (hasNode && process.env.DATABASE_URL) return;
  throw new LaunchError(
    `On this machine (${MACHINE}) Playbook needs a Node.js ${SERVER_NODE_MAJOR} or newer and a PostgreSQL 15 or newer of your ` +
      `own: run 'npm start' with that Node.js and with DATABASE_URL set, or start Playbook with Docker Compose.`,
  );
}

/**
 * The binaries in the packages are linked against glibc. Asked before an installation only, for it takes a while.
 * @throws {LaunchError}
 */
export function checkLibrary() {
  if (!isSupplied()) return;
  // Without this the report asks the network for the names of its addresses.
  process.report.excludeNetwork = true;
  if (process.report.getReport().header.glibcVersionRuntime !== undefined) return;
  throw new LaunchError(
    'Playbook needs a Linux with glibc, and this one has another C library. Start Playbook with Docker Compose.',
  );
}
