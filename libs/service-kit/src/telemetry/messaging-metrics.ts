import { record } from './registry/instruments.js';

const MS_PER_S = 1_000;

interface TakenEvent {
  readonly subject: string;
  readonly service: string;
  readonly startedAtMs: number;
}

/** Counts and times one event that was taken. `outcome` is `ok` or an error code. */
export function recordEvent({ subject, service, startedAtMs }: TakenEvent, outcome: string): void {
  const attributes = { 'messaging.destination.name': subject, 'playbook.service': service, outcome };
  record('messaging.process.duration', (performance.now() - startedAtMs) / MS_PER_S, attributes);
}

/** Counts one event that was published, or was to be. `outcome` is `ok` or an error code. */
export function recordPublished(subject: string, outcome: string): void {
  record('messaging.client.sent.messages', 1, { 'messaging.destination.name': subject, outcome });
}
