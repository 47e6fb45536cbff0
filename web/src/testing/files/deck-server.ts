import { reviewApplicationRoute } from '@playbook/contracts/analysis/partners-memo/application-memo.contract';
import type { MemoReading } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { setDeckPurposeRoute } from '@playbook/contracts/decks/deck-analyses.contract';
import type { DeckAnalysis } from '@playbook/contracts/decks/deck-analysis.schema';
import { deckPurposeSchema } from '@playbook/contracts/decks/deck-review.schema';
import { z } from 'zod';
import { DECK_KIND } from '../../features/deck-analyzer/lib/deck-kind.js';
import { deckSummaryOf } from '../factories/files/deck-analysis.factory.js';
import { reply } from '../fake-gateway.js';
import { filePath, FileServer } from './file-server.js';

const choiceSchema = z.object({ purpose: deckPurposeSchema });

/** Holds a founder's decks, newest first, and does with them what the gateway does. */
export class DeckServer extends FileServer<DeckAnalysis> {
  /** What a partner reads in the founder's texts, the newest deck among them. */
  reading: MemoReading = { state: 'too-little', answered: 0, words: 0 };

  constructor(decks: readonly DeckAnalysis[] = []) {
    super(DECK_KIND.routes, deckSummaryOf);
    this.gateway.on(`POST ${reviewApplicationRoute.path}`, () =>
      reply({ success: true, data: { reading: this.reading, form: [], notRead: [] }, error: null }),
    );
    for (const deck of decks) this.add(deck);
  }

  override add(deck: DeckAnalysis): void {
    const { id } = deck;
    super.add(deck);
    this.gateway.on(`PUT ${filePath(setDeckPurposeRoute, id)}`, ({ body }) => {
      const { purpose } = choiceSchema.parse(body);
      const known = this.files.find((file) => file.id === id)?.review ?? null;
      this.change(id, { purpose, review: known === null ? null : { ...known, purpose } });
      return this.one(id);
    });
  }
}
