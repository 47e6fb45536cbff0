import { z } from 'zod';
import { CONTRACT_MODULES } from './contract-modules.js';
import type { EventContract } from './core/event.js';
import type { Procedure } from './core/procedure.js';

export type BusContract = Procedure | EventContract;

const isEvent = (contract: BusContract): contract is EventContract => 'takers' in contract;
const isProcedure = (contract: BusContract): contract is Procedure => 'timeoutMs' in contract;
const isContract = (value: object): value is BusContract =>
  'subject' in value && ('takers' in value || 'timeoutMs' in value);

/** The procedures and events in what a module exports: by themselves, or in groups that are defined at once. */
export function contractsIn(exported: unknown): BusContract[] {
  if (typeof exported !== 'object' || exported === null || exported instanceof z.ZodType) return [];
  return isContract(exported) ? [exported] : [...new Set(Object.values(exported).flatMap(contractsIn))];
}

const ALL = contractsIn(CONTRACT_MODULES);

/** Everything that may travel between the processes of the product. */
export interface BusContracts {
  readonly procedures: readonly Procedure[];
  readonly events: readonly EventContract[];
}

/** Every procedure and event that a contract declares; who may do what on a shared server is derived from it. */
export const BUS_CONTRACTS: BusContracts = {
  procedures: ALL.filter(isProcedure),
  events: ALL.filter(isEvent),
};
