import type { BusContracts } from '@playbook/contracts/bus-contracts';
import { GATEWAY, mayCall, type Procedure, serviceOf } from '@playbook/contracts/core/procedure';
import { cancelSubjectOf, inboxPrefixOf, chunksSubjectOf } from '@playbook/service-kit/messaging/subjects';

/** Subjects that one kind of process may use; whatever is not named is refused. */
export interface BusAccess {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
  /** Longest time between a request and its reply, which may go to any subject that the request names. */
  readonly replyTimeoutMs: number;
}

/** A reply that is just in time on the caller's clock must not be refused by the server's. */
const REPLY_GRACE_MS = 5_000;

/**
 * What a kind of process may do on a shared server, derived from the contracts: it serves the procedures of its name, calls those
 * that name it, publishes the events of its name, and takes those that name it.
 * @throws Error for a service with chunks and several callers, who could overhear each other
 */
export function busAccessOf(party: string, { procedures, events }: BusContracts): BusAccess {
  const served = procedures.filter(({ subject }) => serviceOf(subject) === party);
  const called = procedures.filter((procedure) => mayCall(procedure, party));
  requireOneListener(served, busPartiesOf({ procedures, events }));
  const takes = ({ takers }: BusContracts['events'][number]): boolean =>
    takers === 'every-process' || takers.includes(party);
  return {
    publish: [
      ...called.map(({ subject }) => subject),
      ...events.filter(({ subject }) => serviceOf(subject) === party).map(({ subject }) => subject),
      ...chunksSubjectsOf(served),
      ...chunksSubjectsOf(called).map(cancelSubjectOf),
    ],
    subscribe: [
      ...served.map(({ subject }) => subject),
      ...events.filter(takes).map(({ subject }) => subject),
      ...chunksSubjectsOf(called),
      ...chunksSubjectsOf(served).map(cancelSubjectOf),
      `${inboxPrefixOf(party)}.>`,
    ],
    replyTimeoutMs: Math.max(0, ...served.map(({ timeoutMs }) => timeoutMs)) + REPLY_GRACE_MS,
  };
}

/** Names of all kinds of processes: the gateway and every service that has a procedure. */
export const busPartiesOf = ({ procedures }: BusContracts): readonly string[] => [
  GATEWAY,
  ...new Set(procedures.map(({ subject }) => serviceOf(subject))),
];

function chunksSubjectsOf(procedures: readonly Procedure[]): string[] {
  const services = procedures.filter(({ chunks }) => chunks !== undefined).map(({ subject }) => serviceOf(subject));
  return [...new Set(services)].map((service) => chunksSubjectOf(service, '*'));
}

function requireOneListener(served: readonly Procedure[], parties: readonly string[]): void {
  const withChunks = served.filter(({ chunks }) => chunks !== undefined);
  const listeners = parties.filter((party) => withChunks.some((procedure) => mayCall(procedure, party)));
  if (listeners.length < 2) return;
  throw new Error(`${listeners.join(' and ')} would overhear each other's chunks of ${withChunks[0]?.subject}`);
}
