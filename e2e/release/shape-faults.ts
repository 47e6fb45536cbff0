import { isDeepStrictEqual } from 'node:util';
import type { WireShape } from './wire-shape.js';

/** Types whose values one reads that reads the other. */
const READS_ALSO: Readonly<Record<string, string>> = { number: 'integer' };

/**
 * What a writer may say that a reader cannot read, a line for each place. Fields that a reader does not know are dropped.
 * @param at Place of the two in their contract.
 */
export function shapeFaults(reader: WireShape, writer: WireShape, at: string): string[] {
  if (reader.kind === 'anything' || isDeepStrictEqual(reader, writer)) return [];
  if (writer.kind === 'one-of') return writer.shapes.flatMap((shape) => shapeFaults(reader, shape, at));
  if (reader.kind === 'one-of') return faultsOfChoice(reader.shapes, writer, at);
  if (writer.kind === 'values') {
    const unread = writer.values.filter((value) => !readsValue(reader, value));
    return unread.map((value) => `${at} may be ${JSON.stringify(value)}`);
  }
  return faultsOfKind(reader, writer, at);
}

function faultsOfKind(reader: WireShape, writer: WireShape, at: string): string[] {
  if (reader.kind === 'fields' && writer.kind === 'fields') return faultsOfFields(reader, writer, at);
  if (reader.kind === 'list' && writer.kind === 'list') return faultsOfList(reader, writer, at);
  if (reader.kind !== 'type' || writer.kind !== 'type') return [`${at} is ${writer.kind} in place of ${reader.kind}`];
  const isRead = reader.type === writer.type || READS_ALSO[reader.type] === writer.type;
  return isRead ? [] : [`${at} is ${writer.type} in place of ${reader.type}`];
}

type Fields = Extract<WireShape, { kind: 'fields' }>;
type List = Extract<WireShape, { kind: 'list' }>;

/** Of the choice that comes closest. */
function faultsOfChoice(choices: readonly WireShape[], writer: WireShape, at: string): string[] {
  const faults = choices.map((choice) => shapeFaults(choice, writer, at));
  return faults.toSorted((one, other) => one.length - other.length)[0] ?? [`${at} has nothing to choose from`];
}

function readsValue(reader: WireShape, value: unknown): boolean {
  if (reader.kind === 'values') return reader.values.some((known) => isDeepStrictEqual(known, value));
  if (reader.kind !== 'type') return false;
  if (value === null) return reader.type === 'null';
  return typeof value === reader.type || (reader.type === 'integer' && Number.isInteger(value));
}

function faultsOfFields(reader: Fields, writer: Fields, at: string): string[] {
  const missing = reader.required.filter((name) => !writer.required.includes(name));
  const known = Object.entries(writer.fields).flatMap(([name, shape]) => {
    const read = reader.fields[name] ?? reader.others;
    return read === undefined ? [] : shapeFaults(read, shape, `${at}.${name}`);
  });
  const others = reader.others && writer.others ? shapeFaults(reader.others, writer.others, `${at}.*`) : [];
  return [...missing.map((name) => `${at}.${name} may be missing`), ...known, ...others];
}

function faultsOfList(reader: List, writer: List, at: string): string[] {
  if (reader.places === undefined && writer.places === undefined) {
    return shapeFaults(reader.items, writer.items, `${at}[]`);
  }
  if (reader.places?.length !== writer.places?.length) return [`${at} has another number of places`];
  return (reader.places ?? []).flatMap((place, index) =>
    shapeFaults(place, writer.places?.[index] ?? writer.items, `${at}[${index}]`),
  );
}
