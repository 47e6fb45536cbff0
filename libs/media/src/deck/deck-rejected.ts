import { DECK_REJECTIONS, type DeckRejectionCode } from '@playbook/contracts/decks/deck-rejection';

/** A deck that is not read, for a reason that lies in it. Trying again does not help. */
export class DeckRejected extends Error {
  /** What its founder reads is the message. */
  constructor(readonly code: DeckRejectionCode) {
    super(DECK_REJECTIONS[code]);
    this.name = 'DeckRejected';
  }
}
