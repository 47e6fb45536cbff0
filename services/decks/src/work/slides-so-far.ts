import type { DeckFacts, DeckSlide } from '@playbook/contracts/decks/deck-facts.schema';
import type { DeckLayout } from '@playbook/media/deck/deck-reading';

/** A slide that was read, with the file of its picture where it was drawn. */
export interface SlideRead {
  readonly facts: DeckSlide;
  readonly picture: string | null;
}

/** Takes slides while a deck is read, and has those that have come stored one batch after the other, so that reading waits for nothing. */
export class SlidesSoFar {
  private readonly slides: SlideRead[] = [];
  private layout: DeckLayout | null = null;
  private storing: Promise<void> | null = null;
  private stored = 0;
  private fault: unknown = null;

  /** @param store Stores the slides that are new, of the deck as far as it was read */
  constructor(private readonly store: (soFar: DeckFacts, fresh: readonly SlideRead[]) => Promise<void>) {}

  begin(layout: DeckLayout): void {
    this.layout = layout;
  }

  add(facts: DeckSlide, picture: string | null): void {
    this.slides.push({ facts, picture });
    this.storing ??= this.storeAll().finally(() => {
      this.storing = null;
    });
  }

  /** Numbers of the slides that were drawn. */
  get drawn(): ReadonlySet<number> {
    return new Set(this.slides.filter(({ picture }) => picture !== null).map(({ facts }) => facts.number));
  }

  /** Resolves when nothing is stored any more. @throws what `store` threw */
  async settled(): Promise<void> {
    while (this.storing !== null) await this.storing;
    if (this.fault !== null) throw this.fault;
  }

  private async storeAll(): Promise<void> {
    while (this.layout !== null && this.stored < this.slides.length && this.fault === null) {
      const fresh = this.slides.slice(this.stored);
      this.stored = this.slides.length;
      const soFar = { ...this.layout, slides: this.slides.map((slide) => slide.facts) };
      try {
        await this.store(soFar, fresh);
      } catch (error) {
        this.fault = error;
      }
    }
  }
}
