import { BUS_CONTRACTS, type BusContracts } from '@playbook/contracts/bus-contracts';
import { shapeFaults } from './shape-faults.js';
import { shapeOfSchema, type WireShape } from './wire-shape.js';

/** Shapes of what travels by a subject. */
interface SubjectShapes {
  readonly input?: WireShape | undefined;
  readonly output?: WireShape | undefined;
  readonly chunks?: WireShape | undefined;
  /** Of an event. */
  readonly payload?: WireShape | undefined;
}

/** What a version of the product says between its processes, by subject. */
export type ContractShapes = Readonly<Record<string, SubjectShapes>>;

/** @param contracts All of the product unless said. */
export function contractShapes(contracts: BusContracts = BUS_CONTRACTS): ContractShapes {
  const procedures = contracts.procedures.map(({ subject, input, output, chunks }) => [
    subject,
    { input: shapeOfSchema(input), output: shapeOfSchema(output), ...(chunks && { chunks: shapeOfSchema(chunks) }) },
  ]);
  const events = contracts.events.map(({ subject, payload }) => [subject, { payload: shapeOfSchema(payload) }]);
  return Object.fromEntries([...procedures, ...events]);
}

/**
 * What breaks while processes of a released version and of this one work side by side: an old caller calls a new service, and events go both
 * ways. A new caller starts after the services (UPGRADING.md).
 */
export function contractFaults(released: ContractShapes, present: ContractShapes): string[] {
  return Object.entries(released).flatMap(([subject, old]) => {
    const now = present[subject];
    if (now === undefined) return [`${subject} is gone`];
    return [
      ...between(now.input, old.input, `${subject} input`),
      ...between(old.output, now.output, `${subject} output`),
      ...between(old.chunks, now.chunks, `${subject} chunks`),
      ...between(now.payload, old.payload, `${subject} payload of the old version`),
      ...between(old.payload, now.payload, `${subject} payload of the new version`),
    ];
  });
}

const between = (reader: WireShape | undefined, writer: WireShape | undefined, at: string): string[] =>
  reader === undefined || writer === undefined ? [] : shapeFaults(reader, writer, at);

/** Where the shapes of the version before this one are kept. */
export const RELEASED_FILE = 'e2e/release/released-contracts.json';
