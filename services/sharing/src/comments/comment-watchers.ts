import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** Who waits in this process to hear of a founder's comments. */
@Injectable()
export class CommentWatchers implements OnModuleDestroy {
  private readonly waiting = new Map<string, Set<() => void>>();
  private readonly stopping = new AbortController();

  /** Aborts when the process stops: whoever watches asks again, and is heard by another one. */
  get stop(): AbortSignal {
    return this.stopping.signal;
  }

  /** @returns Ends it */
  add(founderId: string, onChange: () => void): () => void {
    const watchers = this.waiting.get(founderId) ?? new Set();
    this.waiting.set(founderId, watchers.add(onChange));
    return () => {
      watchers.delete(onChange);
      if (watchers.size === 0) this.waiting.delete(founderId);
    };
  }

  tell(founderId: string): void {
    for (const onChange of this.waiting.get(founderId) ?? []) onChange();
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }
}
