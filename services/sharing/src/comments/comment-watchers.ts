import { Injectable } from '@nestjs/common';

/** Who waits in this process to hear of a founder's comments. */
@Injectable()
export class CommentWatchers {
  private readonly waiting = new Map<string, Set<() => void>>();

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
}
