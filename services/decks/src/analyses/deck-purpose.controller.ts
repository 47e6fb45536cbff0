import { Controller } from '@nestjs/common';
import { setDeckPurpose } from '@playbook/contracts/decks/deck-analyses.contract';
import type { DeckAnalysis } from '@playbook/contracts/decks/deck-analysis.schema';
import { Rpc } from '@playbook/service-kit/messaging/rpc/rpc.decorator';
import type { RpcCall } from '@playbook/service-kit/messaging/rpc/rpc-call';
import type { z } from 'zod';
import { DeckPurposes } from './deck-purpose.service.js';

/** What a founder says about a deck; the rest is the same for every kind of file. */
@Controller()
export class DeckPurposeController {
  constructor(private readonly purposes: DeckPurposes) {}

  @Rpc(setDeckPurpose)
  set(
    { id, purpose }: z.output<typeof setDeckPurpose.input>,
    { actor, signal }: RpcCall<'founder'>,
  ): Promise<DeckAnalysis> {
    return this.purposes.set(actor, id, purpose, signal);
  }
}
