import { findFreePort, portFault } from '@playbook/service-kit/config/free-port';
import { StartError } from '@playbook/service-kit/config/start-error';

/** Where Prometheus exporters usually are. */
const DEFAULT_METRICS_PORT = 9464;

/**
 * The port to listen on: the wished one, or any free one for 0. Asked before anything is started.
 * @throws StartError when the port is taken or not allowed
 */
export async function findListenPort(port: number, host: string, setting: string): Promise<number> {
  const fault = await portFault(port, host);
  if (fault !== null) throw portError(fault, port, host, setting);
  return port === 0 ? findFreePort(host) : port;
}

/** A port for metrics: one that was asked for must be free; the usual one gives way when another program has it. */
export async function findMetricsPort(wished: number | undefined, host: string): Promise<number> {
  if (wished !== undefined) return findListenPort(wished, host, 'METRICS_PORT');
  const fault = await portFault(DEFAULT_METRICS_PORT, host);
  return fault === null ? DEFAULT_METRICS_PORT : findListenPort(0, host, 'METRICS_PORT');
}

/** Words for a port that cannot be listened on. */
export function portError(fault: string, port: number, host: string, setting: string): StartError {
  if (fault === 'EADDRINUSE') {
    return new StartError(
      'PORT_BUSY',
      `Port ${port} is in use by another program. Stop it, or set ${setting} to another port.`,
    );
  }
  if (fault === 'EACCES') {
    return new StartError(
      'PORT_FORBIDDEN',
      `Port ${port} may not be used by this user. Set ${setting} to a port above 1023.`,
    );
  }
  return new StartError(
    'PORT_UNUSABLE',
    `Playbook cannot listen on ${host}:${port} (${fault}). Correct HOST or ${setting}.`,
  );
}
