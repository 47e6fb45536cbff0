import { describe } from '@jest/globals';
import type { TransportWire } from './transport-bench.js';
import { transportCallCases } from './transport-calls.contract.js';
import { transportEventCases } from './transport-events.contract.js';
import { transportIdentityCases } from './transport-identity.contract.js';
import { transportLifecycleCases } from './transport-lifecycle.contract.js';
import { transportChunksCases } from './transport-chunks.contract.js';
import { transportTraceCases } from './transport-trace.contract.js';

/**
 * What every transport must do, seen from a caller and a real Nest microservice: the same outcomes, codes and headers.
 * @param makeWire A wire of its own for each test.
 */
export function transportContract(name: string, makeWire: () => Promise<TransportWire>): void {
  describe(`transport contract over ${name}`, () => {
    transportCallCases(makeWire);
    transportChunksCases(makeWire);
    transportIdentityCases(makeWire);
    transportTraceCases(makeWire);
    transportEventCases(makeWire);
    transportLifecycleCases(makeWire);
  });
}
