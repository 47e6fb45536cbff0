import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { BUS_CONTRACTS, type BusContract, contractsIn } from '@playbook/contracts/bus-contracts';
import type { EventContract } from '@playbook/contracts/core/event';
import { GATEWAY, mayCall, type Procedure, serviceOf } from '@playbook/contracts/core/procedure';
import { importedNames } from './support/imported-names.js';
import { filesBelow, ROOT, workspacePackages } from './support/workspace.js';

const CONTRACTS = 'libs/contracts/src';
const SERVICE_FOLDER = 'services/';
const SOURCES: Readonly<Record<string, string>> = {
  [GATEWAY]: 'gateway/src',
  ...Object.fromEntries(
    workspacePackages()
      .filter(({ folder }) => folder.startsWith(SERVICE_FOLDER))
      .map(({ folder }) => [folder.slice(SERVICE_FOLDER.length), `${folder}/src`]),
  ),
};

const isEvent = (contract: BusContract): contract is EventContract => 'payload' in contract;

/** Contracts by module and name, as sources import them. */
async function loadContracts(): Promise<ReadonlyMap<string, readonly BusContract[]>> {
  const files = filesBelow(CONTRACTS).filter((path) => path.endsWith('.contract.ts'));
  const names = files.map((path) => path.slice(CONTRACTS.length + 1, -'.ts'.length));
  const contracts = new Map<string, readonly BusContract[]>();
  for (const name of names) {
    const exported: Record<string, unknown> = await import(`@playbook/contracts/${name}`);
    for (const [member, value] of Object.entries(exported)) {
      contracts.set(`@playbook/contracts/${name}#${member}`, contractsIn(value));
    }
  }
  return contracts;
}

const subjects = (contracts: readonly { readonly subject: string }[]): string[] =>
  contracts.map(({ subject }) => subject).toSorted();

describe('what is declared to travel between processes', () => {
  let contracts: ReadonlyMap<string, readonly BusContract[]>;
  beforeAll(async () => {
    contracts = await loadContracts();
  });

  /** What the sources of one kind of process import to use. */
  const usedBy = (folder: string): BusContract[] => {
    const files = filesBelow(folder).filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'));
    const names = new Set(files.flatMap((path) => importedNames(readFileSync(join(ROOT, path), 'utf8'))));
    return [...new Set([...names].flatMap((name) => contracts.get(name) ?? []))];
  };

  it('is every procedure and event of every contract (libs/contracts/src/bus-contracts.ts names the files)', () => {
    const { procedures, events } = BUS_CONTRACTS;
    expect(subjects([...procedures, ...events])).toEqual(subjects([...new Set([...contracts.values()].flat())]));
  });

  it('names the services that there are', () => {
    const known = Object.keys(SOURCES);
    for (const { subject } of [...BUS_CONTRACTS.procedures, ...BUS_CONTRACTS.events]) {
      expect(known).toContain(serviceOf(subject));
    }
  });

  it.each(Object.keys(SOURCES))('is called by %s as the procedures say', (party) => {
    const used = usedBy(SOURCES[party] ?? '').filter((contract): contract is Procedure => !isEvent(contract));
    const called = used.filter(({ subject }) => serviceOf(subject) !== party);
    const allowed = BUS_CONTRACTS.procedures.filter(
      (procedure) => procedure.callers !== 'every-process' && mayCall(procedure, party),
    );
    expect(subjects(called)).toEqual(subjects(allowed));
  });

  it.each(Object.keys(SOURCES))('is told to and by %s as the events say', (party) => {
    const used = usedBy(SOURCES[party] ?? '').filter(isEvent);
    const taken = used.filter(({ subject }) => serviceOf(subject) !== party);
    const foreign = taken.filter(({ takers }) => takers !== 'every-process' && !takers.includes(party));
    expect(subjects(foreign)).toEqual([]);
  });

  it('is for every process where the part that all of them have uses it', () => {
    const common = usedBy('libs/service-kit/src');
    const events = BUS_CONTRACTS.events.filter(({ takers }) => takers === 'every-process');
    const procedures = BUS_CONTRACTS.procedures.filter(({ callers }) => callers === 'every-process');
    expect(subjects(common)).toEqual(subjects([...events, ...procedures]));
  });
});

describe('the reading of imports', () => {
  it('finds names, also of types and under other names, and leaves others alone', () => {
    const source = `import { a, type B,\n  c as d } from './one.js';\nimport type { E } from 'two';\nimport f from 'three';`;
    expect(importedNames(source)).toEqual(['./one.js#a', './one.js#B', './one.js#c', 'two#E']);
  });
});
